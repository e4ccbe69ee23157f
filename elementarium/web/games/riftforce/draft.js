// The draft: summoners on display in their places, the two teams above and below.
import { Emblem } from "../../lib/emblem.js";
import { html, useMemo } from "../../lib/html.js";
import { sideOf } from "../../lib/people.js";
import { Rift } from "../../lib/rift.js";
import { say } from "../../lib/words.js";
import { Undo } from "../../table/buttons.js";
import { nameFor } from "../../table/telling.js";
import { Who } from "../../table/who.js";
import { hasTeams, seatsOn } from "./areas.js";
import { pairOf } from "./guilds.js";
import { Sentence } from "./sentence.js";
import { Places } from "./places.js";
import { abilityOf, guildName } from "./telling.js";
import { Challenges } from "./trainer.js";

const GUILDS = 4; // a player leads
const IN_TEAM = 3; // a team member leads

export function Draft({ desk, seats, near, still, said, notice, tools, panel, dock, clocks, doing, away }) {
  const board = desk.board.value;
  const team = (side, whose, extra) => html`
    <section class="team ${whose}">
      ${seatsOn(board, side).map((seat) => html`
        <${Player} key=${seat} ...${{ desk, seat, whose, mine: seat === near, name: nameFor(seats, seat, desk.setting.value.eyes), doing: doing?.(seat), clock: clocks?.(seat), away: away?.(seat) }} />`)}
      ${extra}
    </section>`;
  return html`
    <div class="draft ${hasTeams(board) ? "of-teams" : ""} ${panel ? "with-panel" : ""}">
      ${board.trainer ? html`<${TrainerTeam} trainer=${board.trainer}>${tools}<//>` : team(1 - sideOf(near), "them", tools)}
      <${Sentence} ...${{ desk, seats, said, notice: notice ?? say(board.trainer ? "riftforce-draft-solo" : "riftforce-draft-about") }} />
      <${Display} ...${{ desk, board, seats, near }} />
      ${panel}
      ${team(sideOf(near), "you", dock ?? (!still && html`<${Take} desk=${desk} />`))}
    </div>`;
}

/** A player's guilds so far, and room for those to come. */
function Player({ desk, seat, whose, mine, ...who }) {
  const board = desk.board.value;
  const { guilds } = board.seats[seat];
  const staged = mine && guildOf(desk.staged.value?.spot);
  const leads = seatsOn(board, sideOf(seat)).length > 1 ? IN_TEAM : GUILDS;
  const rest = Array.from({ length: Math.max(0, leads - guilds.length) }, (_, i) => (i === 0 && staged ? staged : null));
  return html`
    <div class="drafter ${desk.now.value.to_move === seat ? "is-acting" : ""}" style=${{ "--leads": leads }}>
      ${hasTeams(board) && html`<${Places} desk=${desk} seat=${seat} />`}
      <${Who} ...${who} side=${whose} />
      <ul aria-label=${say("riftforce-label-guilds", { name: who.name })}>
        ${guilds.map((guild) => html`
          <li key=${guild}><span class="seat g-${guild}" data-key="guild-${guild}" title=${abilityOf(guild).join(" ")}>
            <${Emblem} guild=${guild} /><b class="serif">${guildName(guild)}</b></span></li>`)}
        ${rest.map((guild, i) => html`<li key=${i}><span class="seat empty">${guild && say("riftforce-draft-perhaps", { guild })}</span></li>`)}
      </ul>
    </div>`;
}

/** The trainer has no guilds yet, but its challenges are known. */
const TrainerTeam = ({ trainer, children }) => html`
  <section class="team them">
    <${Who} name=${say("common-trainer")} doing=${say("table-waits")} side="them" />
    <${Challenges} board=${{ trainer }} />
    ${children}
  </section>`;

const guildOf = (spot) => (spot?.startsWith("guild:") ? spot.slice(6) : null);

/** All that were ever on display here: a taken summoner stays in its place and says whose it is. */
function Display({ desk, board, seats, near }) {
  const { display } = desk.now.value.view;
  const places = useMemo(() => new Map(), []);
  const taken = board.seats.flatMap((player, seat) => player.guilds.slice(board.trainer ? 0 : 1).map((guild) => [guild, seat]));
  for (const guild of [...display, ...taken.map(([guild]) => guild)].sort(byName)) if (!places.has(guild)) places.set(guild, places.size);
  const owners = new Map(taken);
  return html`
    <ul class="grid" style=${{ "--across": board.trainer ? 3 : 4 }} aria-label=${say("riftforce-label-display")}>
      <li class="rift-row" aria-hidden="true"><${Rift} seed=${11} /></li>
      ${[...places.keys()].map((guild, index) => html`
        <li key=${guild}><${Summoner} ...${{ desk, guild, index, seats, near, owner: owners.get(guild) }} /></li>`)}
    </ul>`;
}

const byName = (a, b) => (a < b ? -1 : 1);

function Summoner({ desk, guild, index, seats, near, owner }) {
  const spot = `guild:${guild}`;
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot;
  const taken = owner !== undefined;
  const state = [taken && "taken", chosen ? "is-chosen" : option && "is-choosable", desk.advised.value === spot && "is-advised"];
  return html`
    <button type="button" class="summoner g-${guild} ${state.filter(Boolean).join(" ")}" data-spot=${spot} data-key=${taken ? undefined : `guild-${guild}`}
        data-at="hand:${index}" tabindex="-1" aria-pressed=${option ? chosen : undefined} aria-disabled=${!option}>
      <svg class="art" viewBox="0 0 80 60" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <use href="/static/art/emblems.svg#e-${guild}" x="26" y="-8" width="64" height="64" />
      </svg>
      <span class="top"><${Emblem} guild=${guild} class="big" /><span><b class="serif">${guildName(guild)}</b><span class="pair">${pairOf(guild)}</span></span></span>
      <span class="text">${abilityOf(guild).map((line) => html`<span>${line}</span>`)}</span>
      ${chosen && html`<span class="badge">${say("riftforce-draft-pick")}</span>`}
      ${taken && html`<span class="owner ${sideOf(owner) === sideOf(near) ? "you" : "them"}">${nameFor(seats, owner, desk.setting.value.eyes)}</span>`}
    </button>`;
}

/** A pick is confirmed: it cannot be taken back once the other has chosen. */
function Take({ desk }) {
  if (desk.setting.value.eyes === null) return html`<p class="acts watching">${say("table-watching")}</p>`;
  const guild = guildOf(desk.staged.value?.spot);
  return html`
    <div class="acts">
      <${Undo} desk=${desk} />
      <button type="button" class="btn primary done" disabled=${!guild} onClick=${() => desk.finish()} aria-keyshortcuts="D">
        ${guild ? say("riftforce-take", { guild }) : say("riftforce-draft-take")}
      </button>
    </div>`;
}
