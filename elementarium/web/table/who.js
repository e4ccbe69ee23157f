// A player at the table: name, what they are doing, and the time they have.
import { html } from "../lib/html.js";
import { signOf } from "./telling.js";

export const Who = ({ name, doing, side, away, clock }) => html`
  <div class="who ${away ? "away" : ""}">
    <span class="crest ${side}" aria-hidden="true">${signOf(name)}</span>
    <div><b class="serif" title=${name}>${name}</b><small>${doing}</small></div>
    ${clock}
  </div>`;
