// After a game alone: stars that were won, and who comes next.
import { Icon } from "../../lib/emblem.js";
import { html, useEffect } from "../../lib/html.js";
import { setUp, useDeed } from "../../lib/tables.js";
import { say } from "../../lib/words.js";
import { Problem } from "../../pages/shell.js";
import { Challenge, Hardness, countStars } from "./stars.js";
import { chapter as soloChapter, nameOf, remember } from "./trainers.js";

/** Nothing, unless a trainer was beaten. */
export function Epilogue({ options, result, seat }) {
  const won = options.mode === "solo" && result.returns[seat] > 0;
  useEffect(() => { if (won) remember(options, result.next); }, [won]);
  if (!won) return null;
  const stars = countStars(options);
  return html`
    <div class="epilogue">
      <p class="stars-won"><span class="stars" aria-hidden="true">${"★".repeat(stars)}</span> ${say("riftforce-stars-won", { stars })}</p>
      ${result.next ? html`<${Next} rung=${result.next} options=${options} />` : html`<p>${say("riftforce-last-trainer")}</p>`}
    </div>`;
}

/** Play on at once, against somebody a little harder. */
function Next({ rung, options: { draft } }) {
  const [begin, busy, error] = useDeed(setUp);
  const play = () => begin("riftforce", "computer", { hints: true, options: { ...rung.options, draft } });
  return html`
    <button type="button" class="btn primary next-trainer" onClick=${play} disabled=${busy}>
      <${Icon} name="play" /><span><b>${say("riftforce-next-trainer", { name: nameOf(rung) })}</b><${Challenge} options=${rung.options} /></span>
    </button>
    <${Hardness} won=${rung.won} brief />
    <${Problem} error=${error} />`;
}

/** Where the rules speak of what is played here. */
export const chapter = ({ trainer }) => (trainer ? soloChapter() : "");
