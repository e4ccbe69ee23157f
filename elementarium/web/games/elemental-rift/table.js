// The table of Elemental Rift. It draws what it is given (see table/room.js) and says what was chosen; it knows no rules.
import { html, useRef } from "../../lib/html.js";
import { useDesk, useListening } from "../../table/room.js";
import { nameFor } from "../../table/telling.js";
import { AboutAccolade, Accolades } from "./accolades.js";
import { Buttons } from "./buttons.js";
import { spotOf } from "./choosing.js";
import { ElementalRiftDesk } from "./desk.js";
import { Hand } from "./hand.js";
import { Front, Me, Read, Rival } from "./players.js";
import { Rift } from "./rift.js";
import { Sentence } from "./sentence.js";
import { LookThrough, Stock } from "./stock.js";

/** Keys of this game alone. */
const LETTERS = { "+": "larger", "-": "smaller", 0: "fit" };

export function Table(props) {
  const root = useRef(null);
  const near = props.near ?? props.eyes ?? 0;
  const desk = useDesk(ElementalRiftDesk, root, spotOf, props);
  useListening(root, desk, LETTERS, props.onCommand);
  return html`
    <div class="table-root" ref=${root} data-near=${near}>
      ${desk.board.value && html`<${Around} ...${props} desk=${desk} near=${near} />`}
      <div class="effects" aria-hidden="true" />
    </div>`;
}

/** The others above, clockwise from the left; oneself below; the rift between. */
function Around({ desk, seats, near, still, open, closed, said, notice, tools, panel, dock, clocks, doing, away }) {
  const names = seats.map((_, seat) => nameFor(seats, seat, desk.setting.value.eyes));
  const others = seats.map((_, i) => (near + i) % seats.length).slice(1);
  const person = (seat) => ({ desk, seat, name: names[seat], doing: doing?.(seat), clock: clocks?.(seat), away: away?.(seat) });
  const choosing = desk.options.value.size > 0 || desk.staged.value;
  const { to_move: mover } = desk.now.value;
  return html`
    <div class="table elemental-rift of-${seats.length} ${choosing ? "choosing" : ""} ${panel ? "with-panel" : ""} ${dock ? "with-dock" : ""}">
      <header class="rivals">
        ${others.map((seat) => html`<${Rival} key=${seat} ...${person(seat)} open=${open} acts=${mover === seat} />`)}
        ${tools}
      </header>
      <${Stock} desk=${desk} />
      <${Rift} desk=${desk} />
      <${Accolades} ...${{ desk, names, near }} />
      <${Front} ...${{ desk, seat: near, name: names[near], own: true }} />
      ${panel}
      <${Sentence} ...${{ desk, seats, said, notice }} />
      <${Me} ...${person(near)} />
      ${dock ?? html`<${Hand} desk=${desk} seat=${near} closed=${closed} />`}
      ${!still && !dock && html`<${Buttons} desk=${desk} />`}
      <${Large} desk=${desk} names=${names} />
    </div>`;
}

/** What somebody reads. */
function Large({ desk, names }) {
  const { card, accolade, discard } = desk.looked.value ?? {};
  if (discard) return html`<${LookThrough} desk=${desk} />`;
  if (card) return html`<${Read} key=${card} desk=${desk} card=${card} />`;
  return accolade === undefined ? null : html`<${AboutAccolade} key=${accolade} ...${{ desk, names, index: accolade }} />`;
}
