// Points as crystals: won ones are lit, those still to win are hollow. Without an end, or to a high
// goal, they are counted.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";

const MOST = 12; // crystals that are drawn one by one

export function Score({ board, seat, name, whose }) {
  const { goal } = board;
  const score = board.score[seat];
  const places = Math.max(goal, score);
  const single = goal > 0 && places <= MOST;
  const label = goal ? say("elements-label-score", { name, score, goal }) : say("elements-label-score-endless", { name, score });
  return html`
    <div class="score-of" role="img" aria-label=${label} title=${label} data-score=${seat} data-whose=${whose}>
      <b>${score}</b>
      ${single
        ? html`<span class="crystals" style=${{ "--places": places }}>${Array.from({ length: places }, (_, i) => html`<i key=${i} class="crystal ${i < score ? "is-won" : ""} ${i >= goal ? "is-past" : ""}" />`)}</span>`
        : html`<span class="crystals"><i class="crystal is-won" /></span>${goal > 0 && html`<small>/ ${goal}</small>`}`}
    </div>`;
}
