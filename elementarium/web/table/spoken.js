// The sentence of the table, which is also read out.
import { html, useEffect, useState } from "../lib/html.js";

/** A screen reader reads what changes: the first sentence comes a moment after its place. */
export function Spoken({ children, ...props }) {
  const [late, come] = useState(false);
  useEffect(() => come(true), []);
  return html`<p aria-live="polite" ...${props}>${late && children}</p>`;
}
