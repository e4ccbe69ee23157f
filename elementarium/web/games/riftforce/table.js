// The Riftforce table. It draws what it is given and says what was chosen; it knows no rules.
//
// `Table` takes
//   now       the table as the server tells it (see docs/protocol.md), with a view
//   entries   log entries up to now; those that are new are shown as motions (or `entry`: the last)
//   seats     who sits where, as in a summary
//   eyes      the seat through whose eyes it is seen, null for spectators; `near`: whose side is below
//   act       called with one or two action ids that were chosen together; left out: nothing can be chosen
//   undo      called to take back the last choice
//   still     a replay: nothing can be chosen; `open`: both hands are shown
//   waiting   a choice is under way; `closed`: the hand is hidden while the device is passed on
//   said      a sentence instead of what is expected; `notice`: instead of the consequence
//   advised   the touch that a hint names; `shown`: the place the log speaks of
//   tools, panel, dock, clocks   what the page adds: beside the name, at the side, instead of the hand, a seat's clock
//   onCommand called with "hint", "log", "help", "close" when their key is pressed
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../../lib/html.js";
import { Rift } from "../../lib/rift.js";
import { Board, isDeep, shares } from "./columns.js";
import { spotOf } from "./choosing.js";
import { Desk } from "./desk.js";
import { Draft } from "./draft.js";
import { readCard } from "./guilds.js";
import { Hand } from "./hand.js";
import { press, rove, settle } from "./keys.js";
import { Ladder } from "./ladder.js";
import { Buttons } from "./buttons.js";
import { Paths } from "./paths.js";
import { Me, Plaques, Rival } from "./people.js";
import { Sentence } from "./sentence.js";
import { nameFor } from "./telling.js";
import { listen } from "./touching.js";

export { Picture } from "./picture.js";

export function Table(props) {
  const root = useRef(null);
  const desk = useDesk(root, props);
  useListening(root, desk, props.onCommand);
  const drafting = desk.now.value?.view.phase === "summoner";
  const Room = drafting ? Draft : Duel;
  return html`
    <div class="table-root" ref=${root} data-near=${props.near ?? props.eyes ?? 0}>
      ${desk.board.value && html`<${Room} ...${props} desk=${desk} near=${props.near ?? props.eyes ?? 0} />`}
      <${Paths} desk=${desk} />
      <div class="effects" aria-hidden="true" />
    </div>`;
}

/** The desk follows what the page knows. */
function useDesk(root, { now, entries, entry, eyes = null, near = eyes ?? 0, act, undo, still, waiting, closed, advised, shown }) {
  const desk = useMemo(() => new Desk(root), []);
  useLayoutEffect(() => {
    const mine = Boolean(act) && !still && !waiting && !closed;
    desk.update({ now, entries: entries ?? [entry].filter(Boolean), act, undo, eyes, near, mine });
    desk.advised.value = advised ? spotOf(advised) : null;
    desk.shown.value = shown ?? null;
  });
  return desk;
}

function useListening(root, desk, onCommand) {
  const command = useRef();
  command.current = onCommand;
  useEffect(() => listen(root.current, desk), []);
  useEffect(() => {
    const down = (event) => {
      const wanted = press(event, root.current, desk);
      if (wanted && !desk.obey(wanted)) command.current?.(wanted);
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
  useEffect(() => {
    rove(root.current);
    settle(root.current, desk);
  });
}

/** The rift runs through the stones, also where one side needs more of the board. */
function useRift(table, deep) {
  useLayoutEffect(() => {
    const board = table.current.querySelector(".board");
    const align = () => {
      const stone = board.querySelector(".stone").getBoundingClientRect();
      const middle = stone.top + stone.height / 2 - table.current.getBoundingClientRect().top;
      table.current.style.setProperty("--mid", `${middle}px`);
    };
    if (!deep) return table.current.style.removeProperty("--mid");
    align();
    board.addEventListener("scroll", align);
    addEventListener("resize", align);
    return () => {
      board.removeEventListener("scroll", align);
      removeEventListener("resize", align);
    };
  });
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
      <${Rival} ...${{ board, seat: far, open, tools, name: farName, doing: doing?.(far), clock: clocks?.(far), away: away?.(far) }} />
      <${Plaques} guilds=${board.seats[far].guilds} whose="theirs" name=${farName} lit=${litGuild(desk, far)} />
      <${Board} ...${{ desk, near, nearName, farName }} />
      <${Plaques} guilds=${board.seats[near].guilds} whose="yours" name=${nearName} lit=${litGuild(desk, near)} />
      <aside class="side" data-near=${near}><${Ladder} ...${{ board, near, omens: desk.omens.value, farName }} /></aside>
      ${panel}
      <${Sentence} ...${{ desk, seats, said, notice }} />
      <${Me} ...${{ board, seat: near, name: nearName, doing: doing?.(near), clock: clocks?.(near), away: away?.(near) }} />
      ${dock ?? html`<${Hand} desk=${desk} seat=${near} closed=${closed} />`}
      ${!still && !dock && html`<${Buttons} desk=${desk} />`}
    </div>`;
}

/** The guild of the card pointed at, or acting. */
function litGuild(desk, seat) {
  const [kind, first, location, row] = (desk.pointed.value ?? "").split(":");
  const here = desk.board.value.locations;
  if (kind === "hand") return seat === desk.setting.value.near ? readCard(first).guild : null;
  if (kind === "elemental") return Number(first) === seat % 2 ? here[location][first][row]?.guild : null;
  const actor = here.flatMap((sides) => sides[seat % 2]).find(({ key }) => key === desk.board.value.actor);
  return actor?.guild ?? null;
}
