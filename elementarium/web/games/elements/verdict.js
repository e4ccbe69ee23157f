// The end of a round: hands are turned over, sums are counted up against the limit, one line says who
// wins and why. It stays until the player goes on.
import { html, useEffect, useRef, useState } from "../../lib/html.js";
import { moving } from "../../lib/motion.js";
import { pace } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { isShared } from "../../table/telling.js";
import { Back, Leaf } from "./cards.js";
import { COUNTING } from "./effects.js";
import { Circle } from "./limit.js";
import { Score } from "./score.js";
import { standing, told } from "./telling.js";

export function Verdict({ desk, near, seats, names }) {
  const board = desk.board.value;
  const side = (seat, whose) => html`<${Side} ...${{ board, seat, whose, name: names[seat] }} />`;
  return html`
    <section class="verdict" role="region" aria-label=${say("elements-round-number", { round: board.round })}>
      <div class="stage">
        ${side(1 - near, "theirs")}
        ${board.reveal.how === "revealed" && html`<${Measure} board=${board} near=${near} />`}
        ${side(near, "yours")}
        <${Line} ...${{ desk, seats }} />
      </div>
    </section>`;
}

/** A player's cards, as far as they are opened, and their sum. */
function Side({ board, seat, whose, name }) {
  const { hand, front, counted } = board.seats[seat];
  const { reveal } = board;
  const won = reveal.scorer === seat;
  const over = counted !== null && counted > board.limit;
  return html`
    <div class="side-of ${whose} ${won ? "has-won" : ""} ${reveal.scorer === 1 - seat ? "has-lost" : ""}">
      <div class="whose"><b class="serif">${name}</b>${reveal.seat === seat && html`<small>${say("elements-role", { how: reveal.how })}</small>`}<${Score} ...${{ board, seat, name, whose }} />${won && html`<span class="gain" aria-hidden="true">+${reveal.points}</span>`}</div>
      <ol class="shown" aria-label=${counted === null ? name : say("elements-label-sum-of", { name, sum: counted })}>
        ${hand.map(({ key, card, opened }) => html`<li key=${key}>${opened ? html`<${Leaf} card=${card} cardKey="lifted-${key}" state="is-turned" />` : html`<${Back} cardKey="lifted-${key}" />`}</li>`)}
        ${hand.length > 0 && front.length > 0 && html`<li key="and" class="and" aria-hidden="true">+</li>`}
        ${front.map(({ key, card }) => html`<li key=${key}><${Leaf} card=${card} cardKey="lifted-${key}" /></li>`)}
      </ol>
      ${counted !== null && html`
        <p class="total ${over ? "over" : ""}"><${Count} to=${counted} /><small>${say("elements-state", standing(counted, board.limit))}</small></p>`}
    </div>`;
}

/** A number that is counted up once. */
function Count({ to }) {
  const [shown, show] = useState(moving() ? 0 : to);
  useEffect(() => {
    if (!moving()) return show(to);
    const start = performance.now();
    let frame = 0;
    const tick = (now) => {
      const part = Math.min(1, (now - start) / (COUNTING * pace.value));
      show(Math.round(to * part));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return html`<b class="amount" aria-label=${to}>${shown}</b>`;
}

/** The limit, and both sums as bars that reach towards it. */
function Measure({ board, near }) {
  const sums = board.seats.map(({ counted }) => counted);
  const most = Math.max(1, board.limit, ...sums.map((sum) => sum ?? 0)) * 1.06;
  const bar = (seat, whose) => html`<i class="bar-of ${whose} ${sums[seat] > board.limit ? "over" : ""}" style=${{ "--part": (sums[seat] ?? 0) / most }} />`;
  return html`
    <div class="measure">
      <p class="limit"><${Circle} /><b class="amount">${board.limit}</b><small>${say("elements-limit")}</small></p>
      <div class="bars" aria-hidden="true" style=${{ "--line-at": board.limit / most }}>${bar(1 - near, "theirs")}${bar(near, "yours")}<i class="line" /></div>
    </div>`;
}

/** What happens, then who wins and why; and the way on. */
function Line({ desk, seats }) {
  const eyes = isShared(seats) ? null : desk.setting.value.eyes; // two at one screen are called by name
  const board = desk.board.value;
  const held = desk.playing.held.value;
  return html`
    <div class="line-of">
      <p id="verdict" class="serif" role="status">${board.reveal.reason ? verdict(board, seats, eyes) : told([OPENING[board.reveal.how], { seat: board.reveal.seat }], seats, eyes)}</p>
      ${held && html`<${GoOn} desk=${desk} />`}
    </div>`;
}

const OPENING = { revealed: "elements-opening", surrendered: "elements-surrendered" };

function verdict(board, seats, eyes) {
  const { scorer, reason } = board.reveal;
  const [winner, loser] = [scorer, 1 - scorer].map((seat) => board.seats[seat].counted ?? 0);
  return told(["elements-verdict", { seat: scorer, reason, winner, loser, limit: board.limit }], seats, eyes);
}

function GoOn({ desk }) {
  const button = useRef();
  useEffect(() => button.current.focus({ preventScroll: true, focusVisible: false }), []);
  return html`<button ref=${button} type="button" class="btn primary go-on" aria-describedby="verdict" onClick=${() => desk.goOn()} aria-keyshortcuts="D Escape">${say("table-go-on")}</button>`;
}
