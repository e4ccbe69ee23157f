// What Elements draws into its rules: its cards, and what becomes of a small table.
import { Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Picture, Cards } from "./picture.js";

/** Drawings by the places they go to. */
export const figures = {
  "figure.example": ({ example }) => html`<${Example} ...${JSON.parse(example)} />`,
  ".cards": () => html`<${Cards} />`,
};

/** A table, what it becomes, and what that shows. */
function Example({ then, caption, ...table }) {
  return html`
    <div class="before-after ${then ? "" : "single"}">
      <${Picture} ...${table} />
      ${then && html`<${Icon} name="forward" label=${say("rules-becomes")} /><${Picture} ...${then} />`}
    </div>
    <figcaption>${caption}</figcaption>`;
}
