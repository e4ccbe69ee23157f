// What Elemental Rift draws into its rules: rifts before and after, and the spells as cards.
import { Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Printed } from "./spells.js";
import { elementName } from "./telling.js";
import { Face, Sign } from "./tile.js";

/** Drawings by the places they go to. */
export const figures = {
  "figure.example": ({ example }) => html`<${Example} ...${JSON.parse(example)} />`,
  ".spells": ({ listed }) => html`<${Spells} spells=${JSON.parse(listed)} />`,
};

/** A rift, what it becomes, and what that shows. */
function Example({ rift, then, caption }) {
  return html`
    <div class="before-after ${then ? "" : "single"}">
      <${Picture} rows=${rift} />
      ${then && html`<${Icon} name="forward" label=${say("rules-becomes")} /><${Picture} rows=${then} />`}
    </div>
    <figcaption>${caption}</figcaption>`;
}

const LETTERS = { F: "fire", E: "earth", W: "water", A: "air" };

/** A small rift: a letter for each tile, a point for an empty square. */
const Picture = ({ rows }) => html`
  <div class="picture small-rift" role="img" aria-label=${rows.map(rowName).join("; ")} style=${{ "--columns": Math.max(...rows.map(({ length }) => length)) }}>
    ${rows.flatMap((row, y) => [...row].map((letter, x) => html`<${Square} key="${y} ${x}" element=${LETTERS[letter]} />`))}
  </div>`;

const rowName = (row) => [...row].map((letter) => (LETTERS[letter] ? elementName(LETTERS[letter]) : say("rift-square-empty"))).join(", ");

const Square = ({ element }) => (element ? html`<span class="tile g-${element}"><${Face} element=${element} /></span>` : html`<span class="gap" />`);

/** Cards as they are printed. */
const Spells = ({ spells }) => html`
  <ul class="printed">
    ${spells.map((spell) => html`
      <li key=${spell.code} class="spell g-${spell.element}">
        <${Printed} spell=${spell}><span class="trigger"><i>✕</i><${Sign} element=${spell.trigger.element} label=${elementName(spell.trigger.element)} /><b>${spell.trigger.value}</b></span><//>
      </li>`)}
  </ul>`;
