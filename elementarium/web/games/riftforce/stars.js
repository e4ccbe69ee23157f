// A trainer in signs: stars for each number, and how hard it is.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";

export const NUMBERS = [5, 6, 7];
export const MOST_STARS = 4;
const NAMES = ["five", "six", "seven"];
const TEN = 10;

/** From how many of a hundred games won on a trainer is called so. */
const LEVELS = [[60, "gentle"], [45, "friendly"], [30, "demanding"], [18, "hard"], [0, "frightening"]];

/** What the bots of a number do at so many stars, in words. */
export const challengeOf = (number, stars) => say("riftforce-challenge", { challenge: `${NAMES[NUMBERS.indexOf(number)]}-${stars}` });

/** What the & card adds. */
export const strongerOf = (by) => say("riftforce-stronger", { by });

/** Options of a game against a trainer, as stars: 5★★ 6★ 7★★★, and & where it lies. */
export function starsOf({ challenges, stronger = "none" }) {
  const shown = challenges.split("-").map((stars, i) => `${NUMBERS[i]}${"★".repeat(stars)}`);
  return [...shown, ...(stronger === "none" ? [] : [`&${stronger[0]}`])].join(" ");
}

/** All stars of a trainer. */
export const countStars = ({ challenges }) => challenges.split("-").reduce((sum, stars) => sum + Number(stars), 0);

export const Stars = ({ stars }) => html`
  <span class="stars" aria-hidden="true">${"★".repeat(stars)}<i>${"★".repeat(MOST_STARS - stars)}</i></span>`;

/** The challenges side by side, with stars that are not there as empty ones. */
export function Challenge({ options: { challenges, stronger = "none" } }) {
  return html`
    <span class="stars-of" role="img" aria-label=${starsOf({ challenges, stronger })}>
      ${challenges.split("-").map((stars, i) => html`
        <span class="star-row"><b>${NUMBERS[i]}${stronger[0] === String(NUMBERS[i]) && html`<em>&</em>`}</b><${Stars} stars=${Number(stars)} /></span>`)}
    </span>`;
}

/** How hard a trainer is: of ten games, those that were won. */
export function Hardness({ won, brief }) {
  const wins = Math.round(won * TEN);
  const told = say("riftforce-trainer-share", { won: wins });
  const level = LEVELS.find(([least]) => won * 100 >= least)[1];
  return html`
    <span class="hardness">
      <span class="ten" role="img" aria-label=${told} title=${told}>
        ${Array.from({ length: TEN }, (_, i) => html`<i class=${i < wins ? "won" : "lost"} />`)}
      </span>
      <span class="level">${say("riftforce-trainer-level", { level })}</span>
      ${!brief && html`<small aria-hidden="true">${told}</small>`}
    </span>`;
}
