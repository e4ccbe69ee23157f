// The table of Elements. It draws what it is given (see table/room.js) and says what was chosen; it knows no rules.
import { html, useRef } from "../../lib/html.js";
import { useDesk, useListening } from "../../table/room.js";
import { nameFor } from "../../table/telling.js";
import { Buttons } from "./buttons.js";
import { Chain } from "./chain.js";
import { spotOf } from "./choosing.js";
import { ElementsDesk } from "./desk.js";
import { Hand } from "./hand.js";
import { Limit } from "./limit.js";
import { Me, Rival } from "./people.js";
import { Sentence } from "./sentence.js";
import { Verdict } from "./verdict.js";
import { Zone } from "./zone.js";

/** Keys of this game alone. */
const LETTERS = { t: "take", x: "discard", r: "reveal", s: "surrender" };

export function Table(props) {
  const root = useRef(null);
  const near = props.near ?? props.eyes ?? 0;
  const desk = useDesk(ElementsDesk, root, spotOf, props);
  useListening(root, desk, LETTERS, props.onCommand);
  return html`
    <div class="table-root" ref=${root} data-near=${near}>
      ${desk.board.value && html`<${Duel} ...${props} desk=${desk} near=${near} />`}
      <div class="effects" aria-hidden="true" />
    </div>`;
}

/** The other above, oneself below, the chain between. */
function Duel({ desk, seats, near, still, open, closed, said, notice, tools, panel, dock, clocks, doing, away }) {
  const board = desk.board.value;
  const far = 1 - near;
  const names = [0, 1].map((seat) => nameFor(seats, seat, desk.setting.value.eyes));
  const person = (seat) => ({ board, seat, name: names[seat], doing: doing?.(seat), clock: clocks?.(seat), away: away?.(seat) });
  const choosing = desk.options.value.size > 0 || desk.staged.value;
  return html`
    <div class="table elements ${choosing ? "choosing" : ""} ${panel ? "with-panel" : ""} ${dock ? "with-dock" : ""} ${board.reveal ? "revealing" : ""}">
      <${Turning} />
      <${Rival} ...${person(far)} open=${open} tools=${tools} />
      <${Zone} ...${{ desk, seat: far, name: names[far], whose: "theirs", open }} />
      <${Limit} desk=${desk} />
      <${Chain} ...${{ desk, near, names }} />
      <${Zone} ...${{ desk, seat: near, name: names[near], whose: "yours", open, closed }} />
      ${panel}
      <${Sentence} ...${{ desk, seats, said, notice, closed }} />
      <${Me} ...${person(near)} />
      ${dock ?? html`<${Hand} desk=${desk} seat=${near} closed=${closed} />`}
      ${!still && !dock && html`<${Buttons} desk=${desk} />`}
      ${board.reveal && html`<${Verdict} ...${{ desk, near, seats, names }} />`}
    </div>`;
}

/** The great sign under the cloth; it turns, and never takes a touch. */
const Turning = () => html`
  <div class="turning" aria-hidden="true"><svg viewBox="0 0 64 64"><use href="/static/art/emblems.svg#s-yin_yang" /></svg></div>`;
