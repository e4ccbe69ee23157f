// Hints: good turns in words, how good they are, and what usually follows. The next step of the best
// one is marked on the table.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { nameAt } from "./telling.js";

const percent = (share) => Math.round(share * 100);

export function Hints({ game, answer, seats, eyes, steps, onAsk, mayAsk }) {
  if (answer === "thinking") return html`<p role="status">${say("hint-thinking")}</p>`;
  const ask = mayAsk && html`<button type="button" class="btn" onClick=${onAsk}>${say(answer ? "table-hint-again" : "table-hint")}</button>`;
  if (!answer) return ask || html`<p>${say("table-hint-none")}</p>`;
  return html`
    <ol class="hint-list">
      ${answer.hints.map((hint, i) => html`<${Hint} key=${i} ...${{ game, hint, seats, eyes, steps: i === 0 ? steps : 0 }} />`)}
    </ol>
    ${ask}`;
}

const Hint = ({ game, hint, seats, eyes, steps }) => html`
  <li>
    <p class="chance">${say("hint-chance", { percent: percent(hint.chance) })}</p>
    <ol>${hint.turn.map(({ told }, i) => html`<li class=${i === steps ? "next-step" : ""}>${game.speak(told)}</li>`)}</ol>
    ${hint.line.map(({ seat, turn, share }) => html`
      <p class="line">${say("hint-then", { who: seat === eyes ? "you" : "they", name: nameAt(seats, seat), percent: percent(share) })}
        ${" "}${turn.map(game.speak).join(", ")}</p>`)}
  </li>`;
