// The score: one ladder with two rails, a gem each; the point in sight is hollow. It goes on past 12.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";

const GOAL = 12;
const BEYOND = 3; // rungs shown past the goal

/** `near` is the side below. */
export function Ladder({ board, near, omens, farName }) {
  const [you, them] = [board.score[near], board.score[1 - near]];
  const [more, moreThem] = omens ? [omens.points[near], omens.points[1 - near]] : [0, 0];
  const top = Math.max(GOAL, you + more, them + moreThem) + BEYOND;
  return html`
    <p class="sr">${say("riftforce-label-score", { you, them, name: farName, goal: GOAL })}</p>
    <ol class="track" aria-hidden="true">
      ${Array.from({ length: top + 1 }, (_, n) => html`
        <li key=${n} class=${rung(n, { you, them, more, moreThem })}>
          <span>${n}</span>
          ${n === you && html`<i class="gem-place" data-gem=${near} />`}
          ${n === them && html`<i class="gem-place theirs" data-gem=${1 - near} />`}
        </li>`)}
    </ol>
    <p class="tally" aria-hidden="true"><b class="t">${them}</b><b class="y">${you}</b></p>`;
}

function rung(n, { you, them, more, moreThem }) {
  return [
    n <= them && "t", n === them && "t-now", n <= you && "y", n === you && "y-now",
    more > 0 && n > you && n <= you + more && "y-omen",
    moreThem > 0 && n > them && n <= them + moreThem && "t-omen",
    n === GOAL && "goal", n > GOAL && "past",
  ].filter(Boolean).join(" ");
}
