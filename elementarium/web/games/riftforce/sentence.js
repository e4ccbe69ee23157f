// The sentence that says what is expected, and the line that says what would come of it.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Spoken } from "../../table/spoken.js";
import { Mini } from "./cards.js";
import { foreseen } from "./choosing.js";
import { readCard } from "./guilds.js";
import { TRAINER } from "./plan.js";
import { abilityOf, cardName, guildName, inShort, speak, waiting } from "./telling.js";
import { botDoes } from "./trainer.js";

export const Sentence = ({ desk, seats, said, notice }) => html`
  <section class="ask" id="main">
    ${desk.board.value.caught && html`<span class="caught"><${Mini} card=${desk.board.value.caught.card} cardKey=${desk.board.value.caught.key} /></span>`}
    <${Spoken} class="serif">${said ?? expected(desk, seats)}<//>
    <p class="then">${notice ?? html`<${Consequence} desk=${desk} seats=${seats} />`}</p>
  </section>`;

/** What is expected of whom. */
function expected(desk, seats) {
  const now = desk.now.value;
  const staged = desk.staged.value;
  if (staged?.path) return say(...confirming(desk, staged.path[0]));
  if (staged?.hand) return picked(desk, staged.hand);
  if (now.ask) return speak(now.ask);
  if (now.to_move === null) return say("riftforce-ask-over");
  return waiting(now.view, seats, now.to_move);
}

function confirming(desk, { touch }) {
  if (touch.guild) return ["riftforce-draft-sure", touch];
  return [desk.now.value.view.trainer?.acts ? "riftforce-trainer-confirm" : "table-confirm"];
}

/** A card is in hand: where it can go. */
function picked(desk, spot) {
  const { play, discard } = desk.options.value.get(spot)?.card ?? {};
  const targets = discard?.next.some(({ touch }) => "row" in touch);
  const way = play && targets ? "both" : play ? "play" : "discard";
  return say("riftforce-picked", { way, card: cardName(spot.slice(5)) });
}

/** What the thing pointed at would do, or else what it is. */
function Consequence({ desk, seats }) {
  const path = desk.considered();
  if (!path || path[0].touch.button === "check") return html`<${Idle} desk=${desk} />`;
  const { near } = desk.setting.value;
  const phrases = foreseen(path).map((event) => inShort(event, seats, near)).filter(Boolean);
  const subject = subjectOf(desk, path);
  if (phrases.length) return html`${subject && html`<b>${about(subject)} </b>`}${phrases.join(say("riftforce-then-join"))}`;
  return path.length > 1 ? describe(path) : speak(path[0].told);
}

/** Two choices made together, before their outcome is told. */
const describe = ([first]) => speak(first.told);

const about = (name) => say("riftforce-about", { name });

/** Nothing is considered: what the thing pointed at is, or what Check & Draw would bring. */
function Idle({ desk }) {
  const thing = thingAt(desk, desk.pointed.value);
  if (thing) return html`<b>${about(thing.name)} </b>${thing.does}`;
  const check = desk.options.value.get("button:check")?.path[0];
  return check && !desk.staged.value ? say("riftforce-check-brings", { points: pointsOf(check) }) : null;
}

function subjectOf(desk, path) {
  const { touch } = path.at(-1);
  if (touch.button) return speak(path.at(-1).told);
  if ("row" in touch) return cardName(desk.board.value.locations[touch.location][touch.side][touch.row]?.card);
  if (path[0].touch.hand) return cardName(path[0].touch.hand);
  const [, card] = desk.now.value.ask ?? [];
  return card?.guild && card.number ? say("riftforce-card", card) : null;
}

/** The card, the guild or the challenge at a spot, and what it does. */
function thingAt(desk, spot) {
  const [kind, ...rest] = (spot ?? "").split(":");
  const { trainer } = desk.board.value;
  const can = (guild) => abilityOf(guild).join(" ");
  if (kind === "about") return { name: guildName(rest[0]), does: can(rest[0]) };
  if (kind === "challenge") return { name: rest[0], does: botDoes(trainer, Number(rest[0])) };
  const card = kind === "hand" ? rest[0] : kind === "elemental" ? elementalAt(desk, rest.map(Number)) : null;
  if (!card) return null;
  const { guild, number } = readCard(card);
  const bot = trainer && kind === "elemental" && Number(rest[0]) === TRAINER;
  return { name: cardName(card), does: bot ? botDoes(trainer, number) : can(guild) };
}

const elementalAt = (desk, [side, location, row]) => desk.board.value.locations[location][side][row]?.card;

/** Points a choice is foreseen to score for whoever makes it. */
export const pointsOf = ({ then }) =>
  then.filter(({ event }) => event === "scored").reduce((sum, { points }) => sum + points, 0);
