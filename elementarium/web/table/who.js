// A player at the table: name, what they are doing, and the time they have.
import { html } from "../lib/html.js";

export const Who = ({ name, doing, side, away, clock }) => html`
  <div class="who ${away ? "away" : ""}">
    <span class="crest ${side}" aria-hidden="true">${[...name][0]}</span>
    <div><b class="serif">${name}</b><small>${doing}</small></div>
    ${clock}
  </div>`;
