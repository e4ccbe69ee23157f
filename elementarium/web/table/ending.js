// The end of a game, in place of the hand: the table stays to be looked at.
import { Icon } from "../lib/emblem.js";
import { optionsOf } from "../lib/games.js";
import { html, useState } from "../lib/html.js";
import { post, sayError } from "../lib/api.js";
import { Link, go } from "../lib/router.js";
import { say } from "../lib/words.js";
import { outcomeOf, scoreFrom } from "./telling.js";

export function Ending({ game, table, summary, now, eyes, commitment, secret }) {
  const named = optionsOf(summary.game).hasWinner(summary.options);
  const score = scoreFrom(now.view.score, summary.seats[eyes ?? 0].side);
  return html`
    <section class="dock ending">
      <div role="status">
        <h2>${named ? say("table-won", outcomeOf(now.result, summary.seats, eyes)) : score}</h2>
        <p>${say("table-how", { how: now.result.how, score })}</p>
      </div>
      ${game.Epilogue && eyes !== null && html`<${game.Epilogue} options=${summary.options} result=${now.result} seat=${eyes} />`}
      <div class="dock-acts">
        ${eyes !== null && html`<${Rematch} table=${table} summary=${summary} />`}
        <${Link} class="btn" href="/replay/${table}"><${Icon} name="play" />${say("table-replay")}<//>
        <a class="btn" href="/api/replays/${table}/file" download><${Icon} name="download" />${say("table-export")}</a>
      </div>
      ${commitment && html`<${Fairness} commitment=${commitment} secret=${secret} />`}
    </section>`;
}

function Rematch({ table, summary }) {
  const [problem, set] = useState(null);
  const again = async () => {
    try {
      go(`/t/${(await post(`/api/tables/${table}/rematch`)).table}`);
    } catch (error) {
      set(error);
    }
  };
  return html`
    <button type="button" class="btn primary" onClick=${again}>${say(summary.rematch ? "table-rematch-ready" : "table-rematch")}</button>
    ${problem && html`<p role="alert">${sayError(problem)}</p>`}`;
}

/** The shuffles can be checked: what was promised at the beginning, and the key that keeps it. */
const Fairness = ({ commitment, secret }) => html`
  <details class="fair">
    <summary>${say("table-fair")}</summary>
    <p>${say("table-fair-about")}</p>
    <p>${say("table-fair-commitment")}: <code>${commitment}</code></p>
    ${secret && html`<p>${say("table-fair-key")}: <code>${secret}</code></p>`}
  </details>`;
