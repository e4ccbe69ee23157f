// The sentence that says what is expected, and the line that says what would come of it.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Spoken } from "../../table/spoken.js";
import { valueOf } from "./cards.js";
import { counting } from "./desk.js";
import { meaningOf } from "./meaning.js";
import { speak, waiting } from "./telling.js";
import { Unseen } from "./unseen.js";

export const Sentence = ({ desk, seats, said, notice, closed }) => html`
  <section class="ask" id="main">
    <${Spoken} class="serif">${said ?? expected(desk, seats)}<//>
    <div class="then">${notice ?? (consequence(desk, seats) || (!closed && !desk.now.value.result && html`<${Unseen} view=${desk.now.value.view} />`))}</div>
  </section>`;

/** What is expected of whom. */
function expected(desk, seats) {
  const now = desk.now.value;
  const staged = desk.staged.value;
  if (staged?.path) return say("elements-sure", { deed: speak(staged.path[0].told) });
  if (staged?.hand) return lifted(staged.hand);
  if (now.ask) return counting.value ? speak(now.ask) : say("elements-ask-uncounted", now.ask[1]);
  if (now.to_move === null) return say("table-over");
  return waiting(now.view, seats, now.to_move);
}

function lifted(spot) {
  const card = spot.slice("hand:".length);
  return say("elements-lifted", { card, value: valueOf(card) });
}

/** What the thing pointed at would do. */
function consequence(desk, seats) {
  if (desk.miscounted.value) return html`<span class="problem-line" role="alert">${say("elements-miscounted")}</span>`;
  const path = desk.considered();
  return path && meaningOf(desk, path, seats);
}
