// One's own hand, a fan that never covers the choice at hand.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { handWithRaised } from "./board.js";
import { Back, HandCard } from "./cards.js";
import { cardName } from "./telling.js";

export function Hand({ desk, seat, closed }) {
  const hand = handWithRaised(desk.board.value, seat);
  const middle = (hand.length - 1) / 2;
  return html`
    <ul class="hand" aria-label=${say("riftforce-label-hand", { count: hand.length })} style=${{ "--held": hand.length }}>
      ${hand.map((held, i) => html`
        <li key=${held.key} style=${{ "--i": i - middle }}>
          ${held.card && !closed ? html`<${Held} ...${{ desk, held, index: i }} />` : html`<${Back} cardKey=${held.key} />`}
        </li>`)}
    </ul>`;
}

function Held({ desk, held, index }) {
  const spot = `hand:${held.card}`;
  const card = held.raised ? null : desk.options.value.get(spot)?.card;
  const chosen = held.raised || isPicked(desk, spot, held);
  const state = [
    chosen ? "is-chosen" : card && "is-choosable",
    desk.advised.value === spot && !held.raised && "is-advised",
    desk.dragged.value === held.key && "is-dragged",
  ].filter(Boolean).join(" ");
  return html`
    <${HandCard} held=${held} state=${state} badge=${held.raised ? say("riftforce-badge-discard") : null}
      label=${labelOf(held, card, chosen)} data-spot=${held.raised ? undefined : spot} data-at=${`hand:${index}`} tabindex="-1"
      aria-disabled=${!card} aria-pressed=${card ? Boolean(chosen) : undefined} />`;
}

/** Picked up: here, or already told to the server. Of equal cards only the one that was touched. */
function isPicked(desk, spot, held) {
  const { action } = desk.now.value.view;
  const staged = desk.staged.value;
  if (staged?.hand !== spot && staged?.spot !== spot && action?.picked !== held.card) return false;
  const equals = desk.board.value.seats.flatMap(({ hand }) => hand).filter(({ card }) => card === held.card);
  const touched = equals.find(({ key }) => key === desk.touchedKey) ?? equals[0];
  return held.key === touched?.key;
}

function labelOf({ card, raised }, options, chosen) {
  const parts = [cardName(card)];
  if (raised) parts.push(say("riftforce-label-discarded"));
  else if (chosen) parts.push(say("riftforce-label-picked"));
  else if (options?.play && options.discard) parts.push(say("riftforce-can-play-or-discard"));
  else if (options?.play) parts.push(say("riftforce-can-play"));
  return parts.join(", ");
}
