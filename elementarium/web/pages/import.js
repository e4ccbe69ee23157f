// A match from a file: chosen, or dropped here.
import { post } from "../lib/api.js";
import { Icon } from "../lib/emblem.js";
import { html, useState } from "../lib/html.js";
import { go } from "../lib/router.js";
import { useDeed } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { Problem } from "./shell.js";

export function Import() {
  const [over, setOver] = useState(false);
  const [read, busy, error] = useDeed(open);
  const hover = (on) => (event) => { event.preventDefault(); setOver(on); };
  const drop = (event) => {
    hover(false)(event);
    const [file] = event.dataTransfer.files;
    if (file) read(file);
  };
  const choose = (event) => event.target.files[0] && read(event.target.files[0]);
  return html`
    <label class="drop ${over ? "is-over" : ""}" onDragOver=${hover(true)} onDragLeave=${hover(false)} onDrop=${drop} aria-busy=${busy}>
      <${Icon} name="upload" />
      <span><b>${say("import-choose")}</b><small>${say("import-about")}</small></span>
      <input type="file" accept=".match,.txt,text/plain" onChange=${choose} />
    </label>
    <${Problem} error=${error} />
    ${error?.code === "bad_file" && html`<p class="detail"><code>${error.detail}</code></p>`}`;
}

/** Keep the match and show it. */
async function open(file) {
  const { replay } = await post("/api/replays", await file.text());
  go(`/replay/${replay}`);
}
