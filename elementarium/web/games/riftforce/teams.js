// A table for teams: the other team above, one's own below, everybody at their end of the row.
import { html, useRef } from "../../lib/html.js";
import { sideOf } from "../../lib/people.js";
import { Rift } from "../../lib/rift.js";
import { say } from "../../lib/words.js";
import { nameFor, sideName, whoIs } from "../../table/telling.js";
import { Who } from "../../table/who.js";
import { areaOf, seatsOn } from "./areas.js";
import { Buttons } from "./buttons.js";
import { Piles } from "./cards.js";
import { Board, isDeep, shares } from "./columns.js";
import { Hand } from "./hand.js";
import { Ladder } from "./ladder.js";
import { litGuild, useRift } from "./light.js";
import { Backs, Plaques } from "./people.js";
import { Places } from "./places.js";
import { Sentence } from "./sentence.js";

export function Teams({ desk, seats, near, still, open, closed, said, notice, tools, panel, dock, clocks, doing, away }) {
  const board = desk.board.value;
  const side = sideOf(near);
  const [nearName, farName] = [ownName(seats, near, desk.setting.value.eyes), sideName(seats, 1 - side)];
  const table = useRef(null);
  useRift(table, isDeep(board));
  const choosing = desk.options.value.size > 0 || desk.staged.value;
  const team = (each) => seatsOn(board, each).map((seat) => html`
    <${Player} key=${seat} ...${{ desk, seat, open, mine: seat === near, whose: each === side ? "you" : "them" }}
      name=${nameFor(seats, seat, desk.setting.value.eyes)} doing=${doing?.(seat)} clock=${clocks?.(seat)} away=${away?.(seat)} />`);
  return html`
    <div ref=${table} style=${shares(board, near)} class="table teams ${choosing ? "choosing" : ""} ${panel ? "with-panel" : ""} ${dock ? "with-dock" : ""}">
      <${Rift} />
      <header class="row-of-players far">${team(1 - side)}${tools}</header>
      <${Board} ...${{ desk, seats, near, nearName, farName }} />
      <aside class="side" data-near=${side}><${Ladder} ...${{ board, near: side, omens: desk.omens.value, farName }} /></aside>
      ${panel}
      <footer class="row-of-players near">${team(side)}</footer>
      <${Sentence} ...${{ desk, seats, said, notice }} />
      ${dock ?? html`<${Hand} desk=${desk} seat=${near} closed=${closed} />`}
      ${!still && !dock && html`<${Buttons} desk=${desk} />`}
    </div>`;
}

/** The side below: one's own team, oneself alone, or somebody else's side. */
function ownName(seats, near, eyes) {
  const { who, name } = whoIs(sideOf(near), false, seats, eyes);
  return who === "ours" ? say("table-our-team") : who === "you" ? nameFor(seats, near, eyes) : name;
}

/** A player with everything that lies before them; one's own hand lies below. */
function Player({ desk, seat, open, mine, whose, ...who }) {
  const board = desk.board.value;
  const { to_move: mover, eyes } = desk.now.value;
  const partner = eyes !== null && whose === "you" && !mine;
  const label = partner ? say("common-partner", { name: who.name }) : who.name;
  return html`
    <section class="player ${whose} ${mover === seat ? "is-acting" : ""}" aria-label=${label} aria-current=${mover === seat ? "true" : undefined}>
      <${Places} desk=${desk} seat=${seat} />
      <${Who} ...${who} side=${whose} />
      <${Area} area=${areaOf(board, seat)} />
      ${!mine && html`<${Backs} board=${board} seat=${seat} open=${open} name=${who.name} />`}
      <${Piles} board=${board} seat=${seat} raised=${mine && board.raised?.seat === seat} />
      <${Plaques} guilds=${board.seats[seat].guilds} whose=${whose === "you" ? "yours" : "theirs"} name=${who.name} lit=${litGuild(desk, seat)} />
    </section>`;
}

/** Which stones are a player's area: round ones, square ones, or both. */
const Area = ({ area }) => html`
  <span class="area ${area}" title=${say("riftforce-label-area", { area })}>
    <i aria-hidden="true" /><span>${say("riftforce-label-area", { area })}</span>
  </span>`;
