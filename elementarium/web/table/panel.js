// A panel at the side of the table: not modal, closed by Escape or its button.
import { Icon } from "../lib/emblem.js";
import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/words.js";

export function Panel({ title, onClose, children }) {
  const panel = useRef();
  useEffect(() => panel.current.focus({ preventScroll: true }), []);
  return html`
    <section class="panel" role="region" aria-label=${title} tabindex="-1" ref=${panel}>
      <header><h2>${title}</h2>
        <button type="button" class="icon" aria-label=${say("table-close")} onClick=${onClose}><${Icon} name="close" /></button></header>
      <div class="body">${children}</div>
    </section>`;
}
