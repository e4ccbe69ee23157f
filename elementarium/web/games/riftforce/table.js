// The table of Riftforce. It draws what it is given (see table/room.js) and says what was chosen; it knows no rules.
import { html, useLayoutEffect, useRef } from "../../lib/html.js";
import { Rift } from "../../lib/rift.js";
import { useDesk, useListening } from "../../table/room.js";
import { nameFor } from "../../table/telling.js";
import { Board, isDeep, shares } from "./columns.js";
import { spotOf } from "./choosing.js";
import { RiftforceDesk } from "./desk.js";
import { Draft } from "./draft.js";
import { readCard } from "./guilds.js";
import { Hand } from "./hand.js";
import { Ladder } from "./ladder.js";
import { Buttons } from "./buttons.js";
import { Paths } from "./paths.js";
import { Me, Plaques, Rival } from "./people.js";
import { Sentence } from "./sentence.js";
import { Challenges, Trainer } from "./trainer.js";

/** Keys of this game alone. */
const LETTERS = { c: "check" };

export function Table(props) {
  const root = useRef(null);
  const desk = useDesk(RiftforceDesk, root, spotOf, props);
  useListening(root, desk, LETTERS, props.onCommand);
  const drafting = desk.now.value?.view.phase === "summoner";
  const Room = drafting ? Draft : Duel;
  return html`
    <div class="table-root" ref=${root} data-near=${props.near ?? props.eyes ?? 0}>
      ${desk.board.value && html`<${Room} ...${props} desk=${desk} near=${props.near ?? props.eyes ?? 0} />`}
      <${Paths} desk=${desk} />
      <div class="effects" aria-hidden="true" />
    </div>`;
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
      <${board.trainer ? Trainer : Rival} ...${{ board, seat: far, open, tools, name: farName, doing: doing?.(far), clock: clocks?.(far), away: away?.(far) }} />
      ${board.trainer
        ? html`<${Challenges} board=${board} />`
        : html`<${Plaques} guilds=${board.seats[far].guilds} whose="theirs" name=${farName} lit=${litGuild(desk, far)} />`}
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
