// The buttons under the thumb: Undo, Done, Check & Draw, and Discard where nobody can be touched.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Done, Undo } from "../../table/buttons.js";
import { pointsOf } from "./sentence.js";

export function Buttons({ desk }) {
  if (desk.setting.value.eyes === null) return html`<p class="acts watching">${say("table-watching")}</p>`;
  const { done, discard } = desk;
  const check = desk.options.value.get("button:check")?.path[0];
  const staged = desk.staged.value;
  return html`
    <div class="acts">
      <${Undo} desk=${desk} />
      ${discard && html`
        <button type="button" class="btn" onClick=${() => { desk.staged.value = { spot: staged.hand, path: discard }; }}>
          ${say("riftforce-discard-short")}
        </button>`}
      ${check && !staged && html`
        <button type="button" class="btn check" data-spot="button:check" aria-keyshortcuts="C"
            aria-description=${say("riftforce-check-brings", { points: pointsOf(check) })}>
          <span>${say("riftforce-check")}</span><b class="worth">+${pointsOf(check)}</b>
        </button>`}
      ${(done || ((staged || !check) && !discard)) && html`<${Done} desk=${desk}>${desk.planned ? say("table-go-on") : undefined}<//>`}
    </div>`;
}
