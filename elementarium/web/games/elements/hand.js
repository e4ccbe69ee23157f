// One's own hand, a fan that never covers the choice at hand.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Back, CardButton } from "./cards.js";
import { meaningOf } from "./meaning.js";
import { cardName } from "./telling.js";

export function Hand({ desk, seat, closed }) {
  const { hand } = desk.board.value.seats[seat];
  const middle = (hand.length - 1) / 2;
  return html`
    <ul class="hand" aria-label=${say("elements-label-hand", { count: hand.length })}>
      ${hand.map((held, i) => html`
        <li key=${held.key} style=${{ "--i": i - middle }}>
          ${held.card && !closed ? html`<${Held} ...${{ desk, held, seat, index: i }} />` : html`<${Back} cardKey=${held.key} />`}
        </li>`)}
    </ul>`;
}

function Held({ desk, held, seat, index }) {
  const spot = `hand:${held.card}`;
  const option = desk.options.value.get(spot);
  const picked = isPicked(desk, held, seat);
  const state = [
    picked ? "is-chosen" : option && "is-choosable",
    desk.advised.value === spot && "is-advised",
    desk.dragged.value === held.key && "is-dragged",
    desk.board.value.reveal?.how === "revealed" && "is-lifted",
  ].filter(Boolean).join(" ");
  const label = [cardName(held.card), picked ? say("elements-label-picked") : option && say("elements-can-play")].filter(Boolean).join(", ");
  return html`
    <${CardButton} card=${held.card} cardKey=${held.key} state=${state} label=${label}
      data-spot=${spot} data-at="hand:${index}" tabindex="-1" aria-disabled=${!option} aria-pressed=${option ? picked : undefined}
      aria-description=${option ? meaningOf(desk, option.path) : undefined} />`;
}

/** Of equal cards only the one that was touched is picked up; a Yin-Yang also to be discarded. */
function isPicked(desk, held, seat) {
  const staged = desk.staged.value;
  const card = staged?.spot === "button:discard" ? "yin_yang" : staged?.hand?.slice("hand:".length);
  if (held.card !== card) return false;
  const equals = desk.board.value.seats[seat].hand.filter((each) => each.card === card);
  return held.key === (equals.find(({ key }) => key === desk.touchedKey) ?? equals[0]).key;
}
