// The rift and its locations: a stone each, the other side's column above, one's own below.
import { html } from "../../lib/html.js";
import { sideOf } from "../../lib/people.js";
import { say } from "../../lib/words.js";
import { nameAt, signOf } from "../../table/telling.js";
import { areaAt, hasTeams } from "./areas.js";
import { Elemental, Ghost } from "./cards.js";
import { elementalSpot } from "./choosing.js";
import { cardName, numeral, possible, speak } from "./telling.js";

const DEEP = 7; // elementals in a column; from here on the deeper side gets more of the board
const STEEP = 5; // the shallower side counts as at least so deep

/** Whether some column is so deep that the board needs to make room for it. */
export const isDeep = (board) => board.locations.flat().some((column) => column.length > DEEP);

/** How the two sides share the board: alike, until one is deep. */
export function shares(board, near) {
  const depth = (side) => Math.max(...board.locations.map((sides) => sides[side].length));
  const [above, below] = [depth(1 - sideOf(near)), depth(sideOf(near))];
  const share = (own) => (isDeep(board) ? `${Math.max(STEEP, own)}fr` : "1fr");
  return { "--above": above, "--below": below, "--up": share(above), "--down": share(below) };
}

export function Board({ desk, seats, near, nearName, farName }) {
  const board = desk.board.value;
  return html`
    <ol class="board ${isDeep(board) ? "deep" : ""}" aria-label=${say("riftforce-label-board")} style=${{ "--locations": board.locations.length }}>
      ${board.locations.map((sides, location) => html`
        <${Location} key=${location} ...${{ desk, seats, location, side: sideOf(near), nearName, farName }} />`)}
    </ol>`;
}

function Location({ desk, seats, location, side, nearName, farName }) {
  const spot = `location:${location}`;
  const lit = desk.options.value.has(spot);
  const pointed = lit && desk.pointed.value === spot;
  const shown = desk.shown.value?.location === location;
  const state = `${lit ? "is-lit" : ""} ${pointed ? "is-pointed" : ""} ${shown ? "is-shown" : ""}`;
  return html`
    <li class="loc ${areaAt(desk.board.value, location) ?? ""} ${state}" data-spot=${spot}>
      <${Column} ...${{ desk, seats, location, side: 1 - side, name: farName }} far />
      <${Stone} ...${{ desk, location, side, spot }} />
      <${Column} ...${{ desk, seats, location, side, name: nearName }} />
    </li>`;
}

/** A stone tells who is here; where a location can be chosen it is what one presses. */
function Stone({ desk, location, side, spot }) {
  const sides = desk.board.value.locations[location];
  const held = [sides[side].length > 0, sides[1 - side].length > 0];
  const control = held[0] ? (held[1] ? "both" : "mine") : held[1] ? "theirs" : "empty";
  const option = desk.options.value.get(spot);
  const area = areaAt(desk.board.value, location);
  const label = [say("riftforce-label-location", { location: numeral(location), control }), area && say("riftforce-label-area", { area }), option && whatFor(desk, option)];
  const state = `${option ? "is-choosable" : ""} ${desk.staged.value?.spot === spot ? "is-chosen" : ""} ${desk.advised.value === spot ? "is-advised" : ""}`;
  return html`
    <button type="button" class="stone held-by-${control} ${state}" data-spot=${spot} data-at="${location}:0" tabindex="-1"
        aria-label=${label.filter(Boolean).join(". ")} aria-disabled=${!option}>
      <span>${numeral(location)}</span>
    </button>`;
}

/** What touching a location does, in words: of two choices made together, both. */
function whatFor(desk, { path }) {
  if (path.length === 1) return speak(path[0].told);
  return say("riftforce-can-place", { card: cardName(path[0].touch.hand) });
}

function Column({ desk, seats, location, side, name, far }) {
  const elementals = desk.board.value.locations[location][side];
  const ghosts = (desk.omens.value?.ghosts ?? []).filter((ghost) => ghost.side === side && ghost.location === location);
  return html`
    <ol class="column ${far ? "other" : "mine"}" aria-label=${say("riftforce-label-column", { name, location: numeral(location) })}>
      ${elementals.map((elemental, row) => html`<${Slot} key=${elemental.key} ...${{ desk, seats, elemental, side, location, row, far }} />`)}
      ${ghosts.map(({ elemental }, i) => html`
        <li class="slot ghost-slot" key="ghost-${elemental.key}" style=${{ "--i": elementals.length + i }}>
          <${Ghost} elemental=${elemental} label=${say("riftforce-label-ghost", { card: cardName(elemental.card) })} />
        </li>`)}
    </ol>`;
}

function Slot({ desk, seats, elemental, side, location, row, far }) {
  const spot = elementalSpot(side, location, row);
  const option = desk.options.value.get(spot);
  const omen = desk.omens.value?.marks.get(elemental.key);
  const staged = desk.staged.value?.spot === spot;
  const state = [
    option && !staged ? "is-choosable" : (staged || elemental.activated) && "is-chosen",
    omen && !omen.leaves && "is-struck",
    omen?.leaves && "is-leaving",
    desk.advised.value === spot && "is-advised",
    isShown(desk.shown.value, side, location, elemental) && "is-shown",
  ].filter(Boolean).join(" ");
  const own = omen?.scorer === sideOf(desk.setting.value.near);
  const owner = ownerOf(desk, seats, elemental);
  return html`
    <li class="slot" style=${{ "--i": row }}>
      <${Elemental} elemental=${elemental} omen=${omen && { ...omen, own }} state=${state}
        badge=${elemental.activated ? elemental.turn : null} label=${labelOf(elemental, row, option, owner)} owner=${owner?.sign}
        data-spot=${spot} data-at="${location}:${far ? -(row + 1) : row + 1}" tabindex="-1" aria-disabled=${!option} />
    </li>`;
}

const isShown = (shown, side, location, { card }) =>
  shown?.side === side && shown.location === location && shown.card === card;

/** Whose an elemental is, where a side has several players and it is not one's own. */
function ownerOf(desk, seats, { owner }) {
  const { near } = desk.setting.value;
  if (!hasTeams(desk.board.value) || owner === near) return null;
  const partner = sideOf(owner) === sideOf(near);
  const name = nameAt(seats, owner);
  return { sign: signOf(name), name, who: partner ? "partner" : "they" };
}

/** Who stands here, whose they are, how well they are, and what can be done with them. */
function labelOf({ card, number, damage, activated }, row, option, owner) {
  const parts = [cardName(card)];
  if (owner) parts.push(say("riftforce-label-owner", owner));
  if (damage) parts.push(say("riftforce-label-life", { left: Math.max(0, number - damage), number }));
  parts.push(say("riftforce-label-row", { row: row + 1 }));
  if (activated) parts.push(say("riftforce-label-activated"));
  if (option) parts.push(option.path.length > 1 ? say("riftforce-can-activate") : possible(option.path[0]));
  return parts.join(", ");
}
