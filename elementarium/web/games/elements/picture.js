// Small still drawings for the rules: the cards, and a table with its limit and both sums.
//
// {"chain": [6, 3, 4], "mine": {"hand": [1, 6], "front": [3], "discarded": 1}, "other": {…}, "points": [2, 0]}
// Cards are written by their points; points are what mine and the other side score.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Leaf, cardOf } from "./cards.js";

const VALUES = [1, 2, 3, 4, 5, 6];

/** One card of each kind. */
export const Cards = () => html`<ul class="leaves">${VALUES.map((value) => html`<li key=${value}><${Leaf} card=${cardOf(value)} /></li>`)}</ul>`;

export function Picture({ chain, mine, other, points = [0, 0] }) {
  return html`
    <div class="picture of-elements">
      ${other && html`<${Player} ...${other} gain=${points[1]} whose="theirs" />`}
      <div class="row-of"><${Leaves} values=${chain} look="chain" /><p class="limit"><b class="amount">${total(chain)}</b><small>${say("elements-limit")}</small></p></div>
      <${Player} ...${mine} gain=${points[0]} whose="yours" />
    </div>`;
}

/** A player's cards: hand, front, discarded; the sum where the hand is shown. */
function Player({ hand, front = [], discarded = 0, gain, whose }) {
  return html`
    <div class="row-of ${whose}">
      ${hand && html`<${Leaves} values=${hand} title=${say("elements-hand")} />`}
      ${front.length > 0 && html`<${Leaves} values=${front} title=${say("elements-front")} />`}
      ${discarded > 0 && html`<${Leaves} values=${Array.from({ length: discarded }, () => VALUES.at(-1))} title=${say("elements-aside")} />`}
      ${hand && html`<p class="total"><b class="amount">${total([...hand, ...front])}</b><small>${say("elements-sum")}</small></p>`}
      ${gain > 0 && html`<span class="gain"><i class="crystal is-won" />+${gain}</span>`}
    </div>`;
}

const Leaves = ({ values, title, look = "" }) => html`
  <div class="leaves-of ${look}">${title && html`<small>${title}</small>`}
    <ol>${values.map((value, i) => html`<li key=${i}><${Leaf} card=${cardOf(value)} state="tiny" /></li>`)}</ol></div>`;

const total = (values) => values.reduce((sum, value) => sum + value, 0);
