// When a player acts in a round of a team game.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";

/** At which positions of a round a player acts; the one that is acting now is lit. */
export function Places({ desk, seat }) {
  const { order, position, to_move: mover } = desk.now.value.view;
  const places = order.flatMap((each, i) => (each === seat ? [i] : []));
  const label = say("riftforce-label-places", { places: places.map((place) => place + 1).join(", ") });
  return html`
    <span class="places" role="img" aria-label=${label} title=${label}>
      ${places.map((place) => html`<i class=${mover !== null && place === position ? "now" : ""}>${place + 1}</i>`)}
    </span>`;
}
