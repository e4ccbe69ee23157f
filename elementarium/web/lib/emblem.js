// Drawings of the sprite: emblems of guilds, strokes of elements, icons, the mark.
import { html } from "./html.js";

const SPRITE = "/static/art/emblems.svg";

/** A drawing by its name in the sprite; decoration, unless it is given a label. */
function Drawing({ name, label, ...props }) {
  const hidden = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg ...${hidden} ...${props}><use href="${SPRITE}#${name}" /></svg>`;
}

export const Emblem = ({ guild, ...props }) => html`<${Drawing} name="e-${guild}" class="emb" ...${props} />`;
export const Stroke = ({ element, ...props }) => html`<${Drawing} name="s-${element}" class="stroke" ...${props} />`;
export const Icon = ({ name, ...props }) => html`<${Drawing} name="i-${name}" ...${props} />`;
export const Logo = (props) => html`<${Drawing} name="logo" ...${props} />`;
