// The trainer's side of the table: the plan of the round, those to come, and what its bots do.
import { Icon } from "../../lib/emblem.js";
import { html, useEffect, useRef, useState } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Who } from "../../table/who.js";
import { Piles } from "./cards.js";
import { numberNow, numbersOf, planNow, plansAhead } from "./plan.js";
import { NUMBERS, Stars, challengeOf, strongerOf } from "./stars.js";
import { numeral } from "./telling.js";

const AHEAD = 3; // plans shown beside the one of this round

/** The trainer, above: no hand, but a plan. */
export function Trainer({ board, seat, tools, ...who }) {
  const doing = board.trainer.acts ? say("riftforce-trainer-acts") : say("table-waits");
  return html`
    <header class="rival trainer">
      <${Who} ...${who} doing=${doing} side="them" />
      <${Plans} board=${board} />
      <${Piles} board=${board} seat=${seat} bots />
      ${tools}
    </header>`;
}

/** The plan of this round and what is known of the next; pressing it shows the whole pile. */
function Plans({ board }) {
  const [open, turn] = useState(false);
  const place = useRef();
  useEffect(() => open && closedBy(place.current, () => turn(false)), [open]);
  const plan = planNow(board.trainer);
  if (!plan) return null;
  return html`
    <div class="plans" ref=${place}>
      <button type="button" class="plan-now" aria-expanded=${open} aria-label=${labelOf(board, plan)} onClick=${() => turn(!open)}>
        <${Plan} plan=${plan} numbers=${numbersOf(board)} />
        <span class="ahead">${plansAhead(board.trainer, AHEAD).map(({ plan: next, control }) => html`<${Plan} plan=${next} control=${control} />`)}</span>
      </button>
      ${open && html`<${Pile} trainer=${board.trainer} onClose=${() => turn(false)} />`}
    </div>`;
}

/** Escape, or a touch elsewhere, closes what is open; returns what stops listening. */
function closedBy(place, close) {
  const press = (event) => { if (event.key === "Escape") { event.stopPropagation(); close(); } };
  const touch = (event) => { if (!place.contains(event.target)) close(); };
  addEventListener("keydown", press, true);
  addEventListener("pointerdown", touch, true);
  return () => {
    removeEventListener("keydown", press, true);
    removeEventListener("pointerdown", touch, true);
  };
}

/** A plan: where its bot comes, and who attacks; of one not seen yet only its kind is known. */
function Plan({ plan, control, numbers = plan?.numbers.map((number) => ({ number, mark: "later" })) }) {
  if (!plan) return html`<span class="plan unseen">${control ? html`<i class="ring" />` : html`<b>?</b>`}</span>`;
  return html`
    <span class="plan">
      <span class="to">+${numeral(plan.location)}</span>
      ${numbers.length ? numbers.map(({ number, mark }) => html`<b class="mark-${mark}">${number}</b>`) : html`<i class="ring" />`}
    </span>`;
}

/** The plan of the round in words, and how far it is. */
function labelOf(board, plan) {
  const marks = board.trainer.begun ? numbersOf(board).map(({ number, mark }) => `${number} ${say("riftforce-plan-mark", { mark })}`) : [];
  return [`${say("riftforce-plan-now")}: ${inWords(plan)}`, ...marks].join(", ");
}

const inWords = (plan) => say("riftforce-plan-at", {
  plan: plan.numbers.join("-") || say("riftforce-plan-control"), location: numeral(plan.location),
});

const kindOf = (control) => say(control ? "riftforce-plan-control" : "riftforce-plan-attack");

/** The whole pile, from this round on: in their order as far as it was seen, then what is left. */
function Pile({ trainer, onClose }) {
  const { plans, at, unseen } = trainer;
  const ahead = plansAhead(trainer, plans.length - 1);
  const last = ahead.findLastIndex(({ plan }) => plan);
  return html`
    <div class="plan-pile" role="dialog" aria-label=${say("riftforce-plans")}>
      <header><h2>${say("riftforce-plans")}</h2>
        <button type="button" class="icon" aria-label=${say("table-close")} onClick=${onClose}><${Icon} name="close" /></button></header>
      <ol>
        <li class="now"><${Plan} plan=${plans[at]} /><span>${inWords(plans[at])}</span></li>
        ${ahead.slice(0, Math.max(AHEAD, last + 1)).map(({ plan, control, place }) => html`
          <li key=${place}><${Plan} plan=${plan} control=${control} /><span>${plan ? inWords(plan) : kindOf(control)}</span></li>`)}
      </ol>
      ${unseen.length > 0 && html`
        <h3>${say("riftforce-plans-unseen")}</h3>
        <ul class="left">${unseen.map((plan) => html`<li aria-label=${inWords(plan)}><${Plan} plan=${plan} /></li>`)}</ul>`}
      <p>${say("riftforce-plans-about")} ${trainer.reconstructed && say("riftforce-plans-reconstructed")}</p>
    </div>`;
}

/** What the bots of each number do, always at hand. */
export function Challenges({ board }) {
  const { challenges, stronger } = board.trainer;
  const now = numberNow(board);
  return html`
    <ul class="guilds theirs challenges" aria-label=${say("riftforce-trainer-does")}>
      ${NUMBERS.map((number, i) => html`
        <li key=${number}><${Plaque} ...${{ number, stars: challenges[i], by: stronger?.number === number ? stronger.by : null, lit: number === now }} /></li>`)}
    </ul>`;
}

function Plaque({ number, stars, by, lit }) {
  const told = doesAt(number, stars, by);
  const label = say("riftforce-label-challenge", { number, stars });
  return html`
    <button type="button" class="guild challenge ${lit ? "lit" : ""}" data-spot="challenge:${number}" aria-label="${label}: ${told}">
      <span class="medal">${number}${by && html`<em>&</em>`}<${Stars} stars=${stars} /></span>
      <span class="words"><span class="says">${told}</span></span>
    </button>`;
}

const doesAt = (number, stars, by) => [by && strongerOf(by), challengeOf(number, stars)].filter(Boolean).join(" ");

/** What a bot of a number does at a table. */
export function botDoes({ challenges, stronger }, number) {
  return doesAt(number, challenges[NUMBERS.indexOf(number)], stronger?.number === number ? stronger.by : null);
}
