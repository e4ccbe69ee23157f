// Tiles: told apart by pattern and emblem, not by colour alone.
import { Emblem } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";

const SPRITE = "/static/art/emblems.svg";

/** The face of a tile: its pattern, and the emblem of its element. */
export const Face = ({ element }) => html`
  <svg class="texture" viewBox="0 0 64 64" aria-hidden="true"><use href="${SPRITE}#t-${element}" /></svg>
  <${Emblem} guild=${element} />`;

/** A small tile that only says which element. */
export const Sign = ({ element, label }) => html`
  <span class="sign g-${element}" ...${label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }}><${Emblem} guild=${element} /></span>`;
