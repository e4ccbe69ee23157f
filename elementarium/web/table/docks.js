// In place of the hand: passing the device on, and asking before one gives up.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";

/** Two at one screen: the hand is hidden until the other has taken the device. */
export const Curtain = ({ name, onReady }) => html`
  <section class="dock curtain">
    <div><h2>${say("table-pass", { name })}</h2><p>${say("table-pass-about")}</p></div>
    <button type="button" class="btn primary" onClick=${onReady}>${say("table-pass-ready", { name })}</button>
  </section>`;

/** Among more than two sides nobody wins by it. */
export const Resigning = ({ sides, onResign, onStay }) => html`
  <section class="dock" role="alertdialog" aria-label=${say("table-resign-sure")}>
    <div><h2>${say("table-resign-sure")}</h2>${sides > 2 && html`<p>${say("table-resign-about")}</p>`}</div>
    <div class="dock-acts">
      <button type="button" class="btn" onClick=${onResign}>${say("table-resign-yes")}</button>
      <button type="button" class="btn primary" onClick=${onStay}>${say("table-resign-no")}</button>
    </div>
  </section>`;
