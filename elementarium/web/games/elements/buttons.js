// The buttons under the thumb: reveal, surrender, put back, Done.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Done, Undo } from "../../table/buttons.js";
import { counting } from "./desk.js";

export function Buttons({ desk }) {
  if (desk.setting.value.eyes === null) return html`<p class="acts watching">${say("table-watching")}</p>`;
  const staged = desk.staged.value;
  return html`
    <div class="acts">
      ${staged ? html`<${Undo} desk=${desk} /><${Done} desk=${desk} />` : html`${desk.now.value.view.surrender === "on" && html`<${Surrender} desk=${desk} />`}<${Reveal} desk=${desk} />`}
    </div>`;
}

function Surrender({ desk }) {
  const option = desk.options.value.get("button:surrender");
  return html`
    <button type="button" class="btn surrender ${desk.advised.value === "button:surrender" ? "is-advised" : ""}" data-spot="button:surrender" disabled=${!option}
      aria-label=${say("elements-surrender")} title=${say("elements-surrender")} aria-keyshortcuts="S">${say("elements-surrender-short")}</button>`;
}

/** Who counts for themselves is not told by this button whether they may. */
function Reveal({ desk }) {
  const option = desk.options.value.get("button:reveal");
  const may = counting.value ? Boolean(option) : desk.options.value.size > 0;
  const advised = desk.advised.value === "button:reveal";
  return html`
    <button type="button" class="btn reveal ${may ? "primary" : ""} ${advised ? "is-advised" : ""}" data-spot="button:reveal" disabled=${!may}
      onClick=${option ? undefined : () => desk.reveal()} aria-keyshortcuts="R">${say("elements-reveal")}</button>`;
}
