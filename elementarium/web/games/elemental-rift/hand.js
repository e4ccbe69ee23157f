// One's own hand: cards that say what they cost, what they do and what ends them.
import { Logo } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { SpellFace, aboutSpell, cardName, spellOf } from "./spells.js";

export function Hand({ desk, seat, closed }) {
  const { hand } = desk.board.value.seats[seat];
  return html`
    <ul class="hand" aria-label=${say("rift-label-hand", { count: hand.length })}>
      ${hand.map((held, i) => html`
        <li key=${held.key}>${held.card && !closed ? html`<${Held} ...${{ desk, held, index: i }} />` : html`<${Back} cardKey=${held.key} />`}</li>`)}
    </ul>`;
}

/** A card face down. */
export const Back = ({ cardKey }) => html`<span class="back" data-key=${cardKey}><${Logo} /></span>`;

function Held({ desk, held: { card, key }, index }) {
  const spot = `hand:${card}`;
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot;
  const state = [chosen ? "is-chosen" : option && "is-choosable", desk.advised.value === spot && "is-advised"].filter(Boolean).join(" ");
  const deed = chosen ? say("rift-square-chosen") : option && desk.deedOf(option);
  return html`
    <button type="button" class="spell g-${spellOf(desk, card).element} ${state}" data-key=${key} data-spot=${spot} data-at="hand:${index}" tabindex="-1"
        aria-label=${[cardName(desk, card), aboutSpell(desk, card), deed].filter(Boolean).join(". ")} aria-disabled=${!option} aria-pressed=${option ? chosen : undefined}>
      <${SpellFace} desk=${desk} card=${card} />
    </button>`;
}
