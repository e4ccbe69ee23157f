// A new table: which game, with whom, and what is agreed beforehand.
import { Icon } from "../lib/emblem.js";
import { Choice, Switch } from "../lib/controls.js";
import { html, useState } from "../lib/html.js";
import { GAMES, favourite, gameName, isAlone, opponentIn, optionsOf } from "../lib/games.js";
import { agentAbout, agentName, ladder } from "../lib/people.js";
import { query } from "../lib/router.js";
import { setUp, useAnswer, useDeed } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { Page, Problem } from "./shell.js";

const CLOCKS = [null, { bank: 300, increment: 5 }, { bank: 600, increment: 10 }, { bank: 1200, increment: 20 }];
const COMPANY = [["computer", "thinker"], ["friend", "people"], ["screen", "device"]];

export default function New() {
  const [wish, set] = useState({
    game: favourite.value, company: query.value.get("company") ?? "computer",
    clock: 0, watch: "anybody", chat: true, hints: true, listed: false, options: optionsOf(favourite.value).defaults(),
  });
  const wishFor = (part) => set({ ...wish, ...part });
  const [begin, busy, error] = useDeed(setUp);
  const sit = (event) => {
    event.preventDefault();
    begin(wish.game, companyIn(wish), settings(wish));
  };
  return html`
    <${Page} title=${say("new-title")}>
      <form class="form" onSubmit=${sit}>
        <${Which} wish=${wish} wishFor=${wishFor} />
        <${Many} wish=${wish} wishFor=${wishFor} />
        ${!isAlone(wish.game, wish.options) && html`<${With} wish=${wish} wishFor=${wishFor} />`}
        <${Rules} wish=${wish} wishFor=${wishFor} />
        <${Agreed} wish=${wish} wishFor=${wishFor} />
        <${Problem} error=${error} />
        <div class="deeds">
          <button class="btn primary large" disabled=${busy} aria-busy=${busy}>
            ${say(busy ? "start-setting" : `new-begin-${companyIn(wish)}`)}
          </button>
        </div>
      </form>
    <//>`;
}

/** Who plays alone needs no company; the computer moves what has to be moved. */
const companyIn = ({ game, options, company }) => (isAlone(game, options) ? "computer" : company);

/** The wish as the server takes it; what makes no sense for this company is left out. */
function settings(wish) {
  const { options, clock, watch, chat, hints, listed } = wish;
  const people = companyIn(wish) === "friend";
  return {
    options, clock: CLOCKS[clock], watch, hints,
    chat: people && chat, listed: people && listed,
  };
}

function Which({ wish, wishFor }) {
  const games = GAMES.map((name) => ({ value: name, label: gameName(name), about: say(`start-${name}-blurb`) }));
  const choose = (game) => wishFor({ game, options: optionsOf(game).defaults() });
  return html`<${Choice} legend=${say("start-game")} options=${games} value=${wish.game} onChoose=${choose} />`;
}

/** How many play, where a game leaves that open. */
function Many({ wish, wishFor }) {
  const { Mode } = optionsOf(wish.game);
  return Mode && html`<${Mode} wish=${wish.options} choose=${(options) => wishFor({ options })} />`;
}

function With({ wish, wishFor }) {
  const players = optionsOf(wish.game).players(wish.options);
  const { value } = useAnswer("/api/games");
  const opponent = opponentIn(wish.game);
  const who = COMPANY.map(([id, icon]) => ({
    value: id, label: say(`new-with-${id}`, { players }), about: say(`new-with-${id}-about`, { players }), icon: html`<${Icon} name=${icon} />`,
  }));
  const levels = (value ? ladder(value, wish.game) : [opponent.value]).map((agent) => ({
    value: agent, label: agentName(agent), about: agentAbout(agent),
  }));
  return html`
    <${Choice} legend=${say("new-with")} options=${who} value=${wish.company} onChoose=${(id) => wishFor({ company: id })} />
    ${wish.company === "computer" && html`
      <${Choice} legend=${say("new-opponent", { players })} options=${levels} value=${opponent.value}
        onChoose=${(agent) => { opponent.value = agent; }} />`}`;
}

/** What the game itself leaves open. */
function Rules({ wish, wishFor }) {
  const { Agree } = optionsOf(wish.game);
  return html`<${Agree} wish=${wish.options} wishFor=${(part) => wishFor({ options: { ...wish.options, ...part } })} />`;
}

function Agreed({ wish, wishFor }) {
  const clocks = CLOCKS.map((clock, i) => ({ value: i, label: clockName(clock) }));
  const friend = companyIn(wish) === "friend";
  return html`
    <${Choice} look="pills" legend=${say("new-clock")} options=${clocks} value=${wish.clock} onChoose=${(clock) => wishFor({ clock })} />
    <fieldset class="switches">
      <legend>${say("new-agreed")}</legend>
      <${Switch} label=${say("new-watch")} about=${say("new-watch-about")} on=${wish.watch === "anybody"}
        onSwitch=${(on) => wishFor({ watch: on ? "anybody" : "nobody" })} />
      <${Switch} label=${say("new-hints")} about=${say("new-hints-about")} on=${wish.hints} onSwitch=${(hints) => wishFor({ hints })} />
      ${friend && html`
        <${Switch} label=${say("new-chat")} about=${say("new-chat-about")} on=${wish.chat} onSwitch=${(chat) => wishFor({ chat })} />
        <${Switch} label=${say("new-listed")} about=${say("new-listed-about")} on=${wish.listed} onSwitch=${(listed) => wishFor({ listed })} />`}
    </fieldset>`;
}

function clockName(clock) {
  if (!clock) return say("new-clock-none");
  return say("new-clock-short", { minutes: clock.bank / 60, seconds: clock.increment });
}
