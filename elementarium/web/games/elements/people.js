// The two players: names, the other's hand.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Who } from "../../table/who.js";
import { Back, Leaf } from "./cards.js";

/** The other player, above. */
export function Rival({ board, seat, open, tools, ...who }) {
  const { hand } = board.seats[seat];
  const lifted = board.reveal?.how === "revealed" ? "is-lifted" : "";
  return html`
    <header class="rival">
      <${Who} ...${who} side="them" />
      <div class="backs" role=${open ? "group" : "img"} aria-label=${say("elements-label-held", { name: who.name, count: hand.length })}>
        ${hand.map((each, i) => html`
          <span key=${each.key} class="in-fan" style=${{ "--i": i - (hand.length - 1) / 2 }}>
            ${(open || each.opened) && each.card ? html`<${Leaf} card=${each.card} cardKey=${each.key} state="small ${lifted}" />` : html`<${Back} cardKey=${each.key} state=${lifted} />`}
          </span>`)}
      </div>
      ${tools}
    </header>`;
}

/** Oneself, below. */
export const Me = ({ board, seat, ...who }) => html`<footer class="me"><${Who} ...${who} side="you" /></footer>`;
