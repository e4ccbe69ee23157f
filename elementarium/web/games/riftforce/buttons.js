// The buttons under the thumb: Undo, Done, Check & Draw, and Discard where nobody can be touched.
import { Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { pointsOf } from "./sentence.js";

export function Buttons({ desk }) {
  if (desk.setting.value.eyes === null) return html`<p class="acts watching">${say("table-watching")}</p>`;
  const { done, discard, canUndo } = desk;
  const check = desk.options.value.get("button:check")?.path[0];
  const staged = desk.staged.value;
  const undo = say(staged ? "table-cancel" : "table-undo");
  return html`
    <div class="acts">
      <button type="button" class="btn undo" disabled=${!canUndo} onClick=${() => desk.undo()} title=${undo} aria-label=${undo} aria-keyshortcuts="U">
        <${Icon} name="undo" /><span>${undo}</span>
      </button>
      ${discard && html`
        <button type="button" class="btn" onClick=${() => { desk.staged.value = { spot: staged.hand, path: discard }; }}>
          ${say("riftforce-discard-short")}
        </button>`}
      ${check && !staged && html`
        <button type="button" class="btn check" data-spot="button:check" aria-keyshortcuts="C"
            aria-description=${say("riftforce-check-brings", { points: pointsOf(check) })}>
          <span>${say("riftforce-check")}</span><b class="worth">+${pointsOf(check)}</b>
        </button>`}
      ${(done || ((staged || !check) && !discard)) && html`
        <button type="button" class="btn primary done" disabled=${!done} onClick=${() => desk.finish()} aria-keyshortcuts="D">
          ${say("table-done")}
        </button>`}
    </div>`;
}
