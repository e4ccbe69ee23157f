// Something that somebody wants to read, large; it is closed by its button, by Escape, or by touching anything else.
import { Icon } from "../../lib/emblem.js";
import { html, useEffect, useRef } from "../../lib/html.js";
import { say } from "../../lib/words.js";

export function Looked({ desk, name, children }) {
  const close = () => desk.lookAt(null);
  const button = useRef();
  useEffect(() => {
    const before = document.activeElement;
    button.current.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  return html`
    <aside class="looked" role="dialog" aria-label=${name} onKeyDown=${(event) => event.key === "Escape" && close()}>
      <div class="body">${children}</div>
      <button type="button" class="icon" ref=${button} aria-label=${say("table-close")} onClick=${close}><${Icon} name="close" /></button>
    </aside>`;
}
