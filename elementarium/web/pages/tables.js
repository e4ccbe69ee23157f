// Tables in a list: who plays, how it stands, and what one can do there.
import { Icon } from "../lib/emblem.js";
import { gameName, optionsOf } from "../lib/games.js";
import { html } from "../lib/html.js";
import { seatName, sideOf } from "../lib/people.js";
import { Link } from "../lib/router.js";
import { language, say } from "../lib/words.js";
import { nameAt, sideName } from "../table/telling.js";

export function Tables({ tables }) {
  return html`<ul class="tables">${tables.map((table) => html`<li key=${table.table}><${Row} table=${table} /></li>`)}</ul>`;
}

function Row({ table }) {
  const deed = deedAt(table);
  return html`
    <${Link} class="row" href=${deed.href}>
      <span class="token ${deed.id}"><${Icon} name=${deed.icon} /></span>
      <span class="what">
        <b class="serif">${players(table)}</b>
        <small>${facts(table).map((fact) => html`<span>${fact}</span>`)}</small>
      </span>
      <span class="end">
        ${table.score && table.stage !== "open" && html`<span class="score">${score(table)}</span>`}
        <span class="deed">${say(`games-${deed.id}`)}<${Icon} name="forward" /></span>
      </span>
    <//>`;
}

/** What one can do at a table. */
function deedAt({ table, stage, seats, to_move: mover }) {
  const mine = seats.some((seat) => seat.you);
  if (stage === "over") return { id: "replay", icon: "log", href: `/replay/${table}` };
  if (stage === "open") return { id: mine ? "invite" : "sit", icon: "people", href: `/t/${table}` };
  if (!mine) return { id: "look", icon: "eye", href: `/t/${table}` };
  return { id: seats[mover]?.you ? "your-turn" : "their-turn", icon: "play", href: `/t/${table}` };
}

function players({ seats, stage }) {
  const mine = seats.filter((seat) => seat.you).length;
  if (stage === "open") return mine ? say("games-waiting") : say("games-offered", { name: host(seats) });
  if (mine === 1) return company(seats);
  if (mine > 1) return say("games-both", { players: seats.length });
  return [0, 1].map((side) => sideName(seats, side)).join(" – ");
}

/** With and against whom one plays. */
function company(seats) {
  if (seats.some(({ kind }) => kind === "idle")) return say("games-trainer");
  const own = seats.findIndex((seat) => seat.you);
  const others = sideName(seats, 1 - sideOf(own));
  const partner = seats.findIndex((_, seat) => seat !== own && sideOf(seat) === sideOf(own));
  return partner < 0 ? say("games-against", { name: others }) : say("games-beside", { name: nameAt(seats, partner), others });
}

const host = (seats) => seatName(seats.find((seat) => seat.kind === "person") ?? seats[0]);

/** The own score comes first. */
function score({ game, options, seats, score: points, result }) {
  const own = Math.max(0, seats.findIndex((seat) => seat.you));
  const side = sideOf(own);
  const mine = seats.filter((seat) => seat.you).length === 1;
  const won = mine && result && optionsOf(game).hasWinner(options) ? Math.sign(result.returns[own]) : null;
  const mark = won === null ? "" : say("games-result", { won: won > 0 ? "yes" : won < 0 ? "no" : "draw" });
  return html`<b>${points[side]} : ${points[1 - side]}</b>${mark && html` <small>${mark}</small>`}`;
}

function facts({ game, options, clock, created }) {
  const when = new Intl.DateTimeFormat(language.value, { month: "short", day: "numeric", hour: "numeric", minute: "numeric" });
  return [
    gameName(game), ...(optionsOf(game)?.facts(options) ?? []),
    clock && say("new-clock-short", { minutes: Math.round(clock.bank / 60), seconds: clock.increment }),
    when.format(new Date(created)),
  ].filter(Boolean);
}
