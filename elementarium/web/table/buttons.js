// The two buttons of every game: take back, and be done.
import { Icon } from "../lib/emblem.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";

export function Undo({ desk }) {
  const undo = say(desk.staged.value ? "table-cancel" : "table-undo");
  return html`
    <button type="button" class="btn undo" disabled=${!desk.canUndo} onClick=${() => desk.undo()} title=${undo} aria-label=${undo} aria-keyshortcuts="U">
      <${Icon} name="undo" /><span>${undo}</span>
    </button>`;
}

export const Done = ({ desk, children }) => html`
  <button type="button" class="btn primary done" disabled=${!desk.done} onClick=${() => desk.finish()} aria-keyshortcuts="D">
    ${children ?? say("table-done")}
  </button>`;
