// Start: one thing to do, three things to want. The button sits where the rift is brightest.
import { Icon, Logo } from "../lib/emblem.js";
import { html } from "../lib/html.js";
import { Choice } from "../lib/controls.js";
import { GAMES, favourite, gameName, opponentIn, optionsOf } from "../lib/games.js";
import { agentAbout, agentName, ladder } from "../lib/people.js";
import { Rift } from "../lib/rift.js";
import { Link } from "../lib/router.js";
import { setUp, useAnswer, useDeed, useTables } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { ElementalRiftPicture, ElementsPicture, RiftforcePicture } from "./pictures.js";
import { Bar, Problem, useTitle } from "./shell.js";
import { Tables } from "./tables.js";

export default function Start() {
  useTitle("");
  return html`
    <${Bar} home=${false} />
    <main id="main" class="start">
      <${Hero} />
      <${GoOn} />
      <${Games} />
      <${Company} />
    </main>`;
}

function Hero() {
  const [begin, busy, error] = useDeed(setUp);
  const game = favourite.value;
  const play = () => begin(game, "computer", { hints: true });
  return html`
    <header class="hero">
      <h1 class="brand"><${Logo} />Elementarium</h1>
      <p class="lead">${say("start-lead")}</p>
      <div class="spot">
        <${Rift} />
        <button class="play" type="button" onClick=${play} aria-busy=${busy} disabled=${busy}>
          <${Icon} name="play" />${say(busy ? "start-setting" : "start-play")}
        </button>
      </div>
      <${Problem} error=${error} />
      <${Which} />
      <${Against} game=${game} />
      <${Ways} game=${game} begin=${begin} />
    </header>`;
}

/** How many sit down to what "Play now" plays. */
const playersOf = (game) => optionsOf(game).players(optionsOf(game).defaults());

/** What "Play now" plays. */
function Which() {
  const games = GAMES.map((name) => ({ value: name, label: gameName(name) }));
  return html`
    <div class="against which">
      <${Choice} look="pills" legend=${say("start-game")} options=${games} value=${favourite.value} onChoose=${(name) => { favourite.value = name; }} />
    </div>`;
}

/** Against whom, and what is agreed. */
function Against({ game }) {
  const { Brief } = optionsOf(game);
  return html`
    <div class="against">
      ${playersOf(game) > 1 && html`<${Levels} game=${game} />`}
      <${Brief} />
    </div>`;
}

function Levels({ game }) {
  const { value } = useAnswer("/api/games");
  const opponent = opponentIn(game);
  const levels = (value ? ladder(value, game) : [opponent.value]).map((agent) => ({ value: agent, label: agentName(agent) }));
  return html`
    <${Choice} look="pills" legend=${say("start-against", { players: playersOf(game) })} options=${levels}
      value=${opponent.value} onChoose=${(agent) => { opponent.value = agent; }} />
    <p class="character" aria-live="polite">${agentAbout(opponent.value)}</p>`;
}

/** Other ways to begin. */
function Ways({ game, begin }) {
  const players = playersOf(game);
  const way = (who, icon) => html`
    <li><button class="btn" type="button" onClick=${() => begin(game, who)}><${Icon} name=${icon} />${say(`start-${who}`, { players })}</button></li>`;
  return html`
    <ul class="ways">
      ${players > 1 && html`${way("friend", "people")}${way("screen", "device")}`}
      <li><${Link} class="btn" href="/lesson/${game}"><${Icon} name="lesson" />${say("start-lesson")}<//></li>
      <li><${Link} class="btn" href="/new"><${Icon} name="gear" />${say("start-more")}<//></li>
    </ul>`;
}

/** Games one has begun: the first thing a returning player wants. */
function GoOn() {
  const { value } = useTables("mine");
  const running = (value ?? []).filter((table) => table.stage !== "over").slice(0, 3);
  if (!running.length) return null;
  return html`
    <section class="strip" aria-labelledby="go-on">
      <h2 id="go-on">${say("games-go-on")}</h2>
      <${Tables} tables=${running} />
    </section>`;
}

function Games() {
  return html`
    <ul class="games" aria-label=${say("start-games")}>
      <${Game} id="riftforce" picture=${RiftforcePicture} href="/rules/riftforce" />
      <${Game} id="elements" picture=${ElementsPicture} href="/rules/elements" />
      <${Game} id="elemental-rift" picture=${ElementalRiftPicture} />
    </ul>`;
}

/** A game on its card; one that cannot be played yet says so and is no link. */
function Game({ id, picture: Picture, href }) {
  const info = html`
    <${Picture} />
    <div class="info">
      <h2>${say(`start-${id}`)}</h2>
      <span class="facts">${say(`start-${id}-players`)}</span>
      <p class="blurb">${say(`start-${id}-blurb`)}</p>
      <span class="more">${say(href ? "start-learn" : "start-coming")}</span>
    </div>`;
  return html`<li>${href ? html`<${Link} class="game" href=${href}>${info}<//>` : html`<div class="game coming">${info}</div>`}</li>`;
}

/** Tables of other people: sit down or watch. */
function Company() {
  return html`
    <div class="company">
      <${Others} show="open" title=${say("games-open")} />
      <${Others} show="watch" title=${say("games-watch")} />
    </div>`;
}

function Others({ show, title }) {
  const { value } = useTables(show);
  const tables = (value ?? []).filter(({ seats }) => !seats.some((seat) => seat.you)).slice(0, 4);
  if (!tables.length) return null;
  return html`
    <section class="strip" aria-label=${title}><h2>${title}</h2><${Tables} tables=${tables} /></section>`;
}
