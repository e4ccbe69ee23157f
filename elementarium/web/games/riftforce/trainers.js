// Choosing a trainer: a ladder to climb, and stars of one's own.
import { Choice } from "../../lib/controls.js";
import { Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { Link } from "../../lib/router.js";
import { remembered } from "../../lib/settings.js";
import { useAnswer } from "../../lib/tables.js";
import { say, useWords } from "../../lib/words.js";
import { Challenge, Hardness, MOST_STARS, NUMBERS, challengeOf, strongerOf } from "./stars.js";

const WITHOUT = "none";
const FACES = ["move", "mend"];

/** The trainer one plays against: the first, the one chosen last, or the next after a win. */
export const trainer = remembered("trainer", { challenges: "1-1-1", stronger: WITHOUT });

/** Those that were beaten in this browser. */
const beaten = remembered("trainersBeaten", []);

/** A trainer by its challenges and its & card. */
const keyOf = ({ challenges, stronger = WITHOUT }) => `${challenges} ${stronger}`;

const agreed = ({ challenges, stronger = WITHOUT }) => ({ challenges, stronger });

/** A trainer was beaten: who comes next is the one to play against. */
export function remember(options, next) {
  const key = keyOf(options);
  if (!beaten.value.includes(key)) beaten.value = [...beaten.value, key];
  if (next && keyOf(trainer.value) === key) trainer.value = agreed(next.options);
}

export const nameOf = ({ name }) => say("riftforce-ladder-name", { trainer: name });

/** The ladder as the house tells it, once there are words for it. */
function useLadder() {
  const ready = useWords("trainer");
  const { value } = useAnswer("/api/ladder/riftforce");
  return ready && value;
}

/** The share of games to be won against a trainer: measured on the ladder, else expected. */
function wonAgainst(ladder, options) {
  const rung = ladder.rungs.find((each) => keyOf(each.options) === keyOf(options));
  return rung?.won ?? ladder.won[keyOf(options)];
}

/** The first of the ladder that was not beaten yet. */
const nextOf = ({ rungs }) => rungs.find(({ options }) => !beaten.value.includes(keyOf(options)));

/** The form: who it is, what its bots do, and how hard that is. */
export function ChooseTrainer({ wish, wishFor }) {
  const ladder = useLadder();
  if (!ladder) return null;
  const choose = (options) => {
    trainer.value = agreed(options);
    wishFor(trainer.value);
  };
  return html`
    <${Rungs} ...${{ ladder, wish, choose }} />
    <section class="trainer-does">
      <h2>${say("riftforce-trainer-does")}</h2>
      <p class="sum"><${Challenge} options=${wish} /><${Hardness} won=${wonAgainst(ladder, wish)} /></p>
      ${NUMBERS.map((number, i) => html`<${StarsFor} key=${number} ...${{ number, i, wish, choose }} />`)}
      <${Stronger} wish=${wish} choose=${choose} />
      <p class="fine">${say("riftforce-plans-reconstructed")} <${Link} href="/rules/riftforce${chapter()}">${say("riftforce-rules-solo")}<//></p>
    </section>`;
}

/** The trainers from easy to frightening. */
function Rungs({ ladder, wish, choose }) {
  const next = nextOf(ladder);
  const options = ladder.rungs.map((rung, i) => ({
    value: keyOf(rung.options),
    label: html`<span class="rung"><i>${i + 1}</i>${nameOf(rung)}<${Standing} rung=${rung} next=${next} /></span>`,
    about: html`<span class="rung-about"><${Challenge} options=${rung.options} /><${Hardness} won=${rung.won} brief /></span>`,
  }));
  const pick = (key) => choose(ladder.rungs.find((rung) => keyOf(rung.options) === key).options);
  return html`<${Choice} look="cards rungs" legend=${say("riftforce-trainer-choose")} options=${options} value=${keyOf(wish)} onChoose=${pick} />`;
}

function Standing({ rung, next }) {
  if (beaten.value.includes(keyOf(rung.options))) return html`<em class="beaten"><${Icon} name="check" />${say("riftforce-trainer-beaten")}</em>`;
  return rung === next && html`<em class="next">${say("riftforce-trainer-next")}</em>`;
}

/** How many stars the bots of a number have, and what that means. */
function StarsFor({ number, i, wish, choose }) {
  const stars = wish.challenges.split("-").map(Number);
  const options = Array.from({ length: MOST_STARS }, (_, n) => ({ value: n + 1, label: html`<${Pill} number=${number} stars=${n + 1} />` }));
  const set = (chosen) => choose({ ...wish, challenges: stars.map((each, k) => (k === i ? chosen : each)).join("-") });
  return html`
    <div class="stars-for">
      <${Choice} look="pills" legend=${say("riftforce-trainer-of", { number })} options=${options} value=${stars[i]} onChoose=${set} />
      <p aria-live="polite">${challengeOf(number, stars[i])}</p>
    </div>`;
}

const Pill = ({ number, stars }) => html`
  <span class="sr">${say("riftforce-label-challenge", { number, stars })}</span><span aria-hidden="true">${"★".repeat(stars)}</span>`;

/** The & card: on which number, and which of its faces. */
function Stronger({ wish: { stronger = WITHOUT, ...wish }, choose }) {
  const [number, face = FACES[0]] = stronger === WITHOUT ? [WITHOUT] : stronger.split(":");
  const numbers = [
    { value: WITHOUT, label: say("riftforce-trainer-and-none") },
    ...NUMBERS.map((each) => ({ value: String(each), label: say("riftforce-trainer-and-number", { number: each }) })),
  ];
  const faces = FACES.map((by) => ({ value: by, label: say("riftforce-trainer-face", { by }) }));
  const put = (on, by) => choose({ ...wish, stronger: on === WITHOUT ? WITHOUT : `${on}:${by}` });
  return html`
    <div class="stars-for">
      <${Choice} look="pills" legend=${say("riftforce-trainer-and")} options=${numbers} value=${number} onChoose=${(on) => put(on, face)} />
      ${number !== WITHOUT && html`
        <${Choice} look="pills" legend=${say("riftforce-trainer-face-legend")} options=${faces} value=${face} onChoose=${(by) => put(number, by)} />
        <p aria-live="polite">${strongerOf(face)}</p>`}
    </div>`;
}

/** On the start page: the trainer of "Play now". */
export function ThisTrainer() {
  const ladder = useLadder();
  if (!ladder) return null;
  const rung = ladder.rungs.find(({ options }) => keyOf(options) === keyOf(trainer.value));
  return html`
    <div class="this-trainer">
      <b class="serif">${rung ? nameOf(rung) : say("riftforce-trainer-own")}</b>
      <${Challenge} options=${trainer.value} /><${Hardness} won=${wonAgainst(ladder, trainer.value)} brief />
      <${Link} class="btn" href="/new">${say("riftforce-trainer-other")}<//>
    </div>`;
}

/** The chapter of the rules about the trainer: the anchor is made of its heading, as the house does. */
export const chapter = () => `#${say("riftforce-rules-solo").toLowerCase().match(/[\p{L}\p{N}_]+/gu).join("-")}`;
