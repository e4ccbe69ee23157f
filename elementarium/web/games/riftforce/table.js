// The table of Riftforce. It draws what it is given (see table/room.js) and says what was chosen; it knows no rules.
import { html, useRef } from "../../lib/html.js";
import { Rift } from "../../lib/rift.js";
import { useDesk, useListening } from "../../table/room.js";
import { nameFor } from "../../table/telling.js";
import { hasTeams } from "./areas.js";
import { Board, isDeep, shares } from "./columns.js";
import { spotOf } from "./choosing.js";
import { RiftforceDesk } from "./desk.js";
import { Draft } from "./draft.js";
import { Hand } from "./hand.js";
import { Ladder } from "./ladder.js";
import { Buttons } from "./buttons.js";
import { Paths } from "./paths.js";
import { Me, Plaques, Rival } from "./people.js";
import { litGuild, useRift } from "./light.js";
import { Sentence } from "./sentence.js";
import { Teams } from "./teams.js";
import { Challenges, Trainer } from "./trainer.js";

/** Keys of this game alone. */
const LETTERS = { c: "check" };

export function Table(props) {
  const root = useRef(null);
  const desk = useDesk(RiftforceDesk, root, spotOf, props);
  useListening(root, desk, LETTERS, props.onCommand);
  const Room = roomOf(desk);
  return html`
    <div class="table-root" ref=${root}>
      ${desk.board.value && html`<${Room} ...${props} desk=${desk} near=${props.near ?? props.eyes ?? 0} />`}
      <${Paths} desk=${desk} />
      <div class="effects" aria-hidden="true" />
    </div>`;
}

/** The draft, and then a table for two or for teams. */
function roomOf(desk) {
  if (desk.now.value?.view.phase === "summoner") return Draft;
  return desk.board.value && hasTeams(desk.board.value) ? Teams : Duel;
}

/** The duel itself: the other above, oneself below, the rift between. */
function Duel({ desk, seats, near, still, open, closed, said, notice, tools, panel, dock, clocks, doing, away }) {
  const board = desk.board.value;
  const far = 1 - near;
  const [nearName, farName] = [near, far].map((seat) => nameFor(seats, seat, desk.setting.value.eyes));
  const table = useRef(null);
  useRift(table, isDeep(board));
  const choosing = desk.options.value.size > 0 || desk.staged.value;
  return html`
    <div ref=${table} style=${shares(board, near)} class="table ${choosing ? "choosing" : ""} ${panel ? "with-panel" : ""} ${dock ? "with-dock" : ""}">
      <${Rift} />
      <${board.trainer ? Trainer : Rival} ...${{ board, seat: far, open, tools, name: farName, doing: doing?.(far), clock: clocks?.(far), away: away?.(far) }} />
      ${board.trainer
        ? html`<${Challenges} board=${board} />`
        : html`<${Plaques} guilds=${board.seats[far].guilds} whose="theirs" name=${farName} lit=${litGuild(desk, far)} />`}
      <${Board} ...${{ desk, seats, near, nearName, farName }} />
      <${Plaques} guilds=${board.seats[near].guilds} whose="yours" name=${nearName} lit=${litGuild(desk, near)} />
      <aside class="side" data-near=${near}><${Ladder} ...${{ board, near, omens: desk.omens.value, farName }} /></aside>
      ${panel}
      <${Sentence} ...${{ desk, seats, said, notice }} />
      <${Me} ...${{ board, seat: near, name: nearName, doing: board.trainer?.acts ? "" : doing?.(near), clock: clocks?.(near), away: away?.(near) }} />
      ${dock ?? html`<${Hand} desk=${desk} seat=${near} closed=${closed} />`}
      ${!still && !dock && html`<${Buttons} desk=${desk} />`}
    </div>`;
}
