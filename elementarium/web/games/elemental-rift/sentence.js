// The sentence that says what is expected, and the line that says what would come of it.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Spoken } from "../../table/spoken.js";
import { foreseen } from "./choosing.js";
import { aboutSpell, cardName } from "./spells.js";
import { speak, told, waiting } from "./telling.js";

export const Sentence = ({ desk, seats, said, notice }) => html`
  <section class="ask" id="main">
    <${Spoken} class="serif">${said ?? expected(desk, seats)}<//>
    <p class="then">${notice ?? consequence(desk, seats) ?? html`<${Progress} desk=${desk} />`}</p>
  </section>`;

/** What is expected of whom. */
function expected(desk, seats) {
  const now = desk.now.value;
  const staged = desk.staged.value;
  if (staged?.path) return say(staged.path[0].ends ? "table-confirm" : "rift-sure", { deed: speak(staged.path[0].told) });
  if (now.ask) return speak(now.ask);
  if (now.to_move === null) return say("table-over");
  return waiting(now.view, seats, now.to_move);
}

/** How much of a set has been chosen. */
function Progress({ desk }) {
  const { phase, action } = desk.now.value.view;
  const chosen = desk.picked.value.size;
  if (!chosen || !desk.now.value.ask || ONE_BY_ONE.has(phase)) return null;
  return html`<span class="progress-of">${say("rift-progress", { chosen, of: chosen + action.left })}</span>`;
}

/** Where what is marked is no part of a set. */
const ONE_BY_ONE = new Set(["partner", "put_down"]);

/** What the thing pointed at would do, or else what it is. */
function consequence(desk, seats) {
  const path = desk.considered();
  const { eyes } = desk.setting.value;
  const happens = path && foreseen(path).filter((event) => event.told).map((event) => told(event.told, seats, eyes));
  if (happens?.length) return happens.join(" ");
  const [kind, card] = (desk.pointed.value ?? "").split(":");
  if (kind === "hand" || kind === "front") return html`<b>${cardName(desk, card)}</b> ${aboutSpell(desk, card)}`;
  return path && speak(path[0].told);
}
