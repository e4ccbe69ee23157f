// A small still drawing of a few locations, for the rules: what stands where, and what comes of it.
//
// {"columns": [{"other": ["Sh5:2", "Ic7"], "mine": ["Fi5*", "Li5:1"]}, …], "then": {…}, "caption": "…"}
// A card with its damage after a colon; a star marks the one that acts.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Elemental } from "./cards.js";
import { readCard } from "./guilds.js";
import { cardName, numeral } from "./telling.js";

export function Picture({ columns, then, caption }) {
  return html`
    <div class="picture">
      <${Scene} columns=${columns} />
      ${then && html`<span class="turns-into" aria-hidden="true">→</span><${Scene} columns=${then.columns} />`}
      ${caption && html`<p class="caption">${caption}</p>`}
    </div>`;
}

const Scene = ({ columns }) => html`
  <ol class="scene" style=${{ "--locations": columns.length }}>
    ${columns.map(({ other = [], mine = [] }, location) => html`
      <li class="loc">
        <${Side} cards=${other} name="other" /><span class="stone held-by-${control(mine, other)}"><span>${numeral(location)}</span></span>
        <${Side} cards=${mine} name="mine" />
      </li>`)}
  </ol>`;

const control = (mine, other) => (mine.length ? (other.length ? "both" : "mine") : other.length ? "theirs" : "empty");

const Side = ({ cards, name }) => html`
  <ol class="column ${name}">
    ${cards.map((text, row) => html`<li class="slot" style=${{ "--i": row }}><${Drawn} text=${text} /></li>`)}
  </ol>`;

function Drawn({ text }) {
  const [, card, damage = 0, star] = text.match(/^(\w\w\d)(?::(\d+))?(\*)?$/);
  const elemental = { card, ...readCard(card), damage: Number(damage) };
  const left = say("riftforce-label-life", { left: elemental.number - elemental.damage, number: elemental.number });
  const label = elemental.damage ? `${cardName(card)}, ${left}` : cardName(card);
  return html`<${Elemental} elemental=${elemental} state=${star ? "is-chosen" : ""} label=${label} disabled />`;
}
