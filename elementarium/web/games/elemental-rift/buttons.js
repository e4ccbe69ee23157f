// The buttons under the thumb: Undo and Done; Done is called by what it would choose.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Done, Undo } from "../../table/buttons.js";

export function Buttons({ desk }) {
  if (desk.setting.value.eyes === null) return html`<p class="acts watching">${say("table-watching")}</p>`;
  const finish = !desk.staged.value && desk.options.value.get("button:finish");
  return html`
    <div class="acts"><${Undo} desk=${desk} /><${Done} desk=${desk}>${finish ? desk.deedOf(finish) : undefined}<//></div>`;
}
