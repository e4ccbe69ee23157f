// The cards one has not seen: in the other hand or set aside. For those who ask.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Leaf } from "./cards.js";

export function Unseen({ view: { unseen } }) {
  if (!unseen) return null;
  return html`
    <details class="unseen">
      <summary>${say("elements-unseen")} · ${unseen.length}</summary>
      <div><p>${say("elements-unseen-about")}</p>
        <ul>${unseen.map((card, i) => html`<li key=${i}><${Leaf} card=${card} state="tiny" /></li>`)}</ul></div>
    </details>`;
}
