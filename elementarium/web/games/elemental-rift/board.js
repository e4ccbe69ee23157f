// The table as it is drawn: tiles and cards with keys that stay theirs while they move, so that a
// page can follow them. It advances event by event, and agrees with the server's view in the end.
import { advanceBy } from "../../table/board.js";
import { giveKeys, newKey } from "../../table/identity.js";

/** Where new things come from, as keys of what is drawn there. */
const PILE = "pile";
export const stockKey = (element) => `stock-${element}`;

/** A table from the server's view. Tiles and cards keep the keys they had `before`. */
export function fromView(view, before = null) {
  const board = {
    turn: view.turn,
    supply: { ...view.supply },
    tiles: [...view.rift.map(({ element, at: [y, x] }) => ({ element, x, y })), ...lifted(view)],
    seats: view.seats.map((seat) => ({
      hand: Array.from({ length: seat.held }, (_, i) => ({ card: (seat.hand ?? seat.known)[i] ?? null })),
      front: seat.front.map(({ card }) => ({ card })),
    })),
    pile: view.pile,
    discard: view.discard.map((card) => ({ card })), // the newest first
    holders: Object.fromEntries(view.accolades.map(({ name, holder }) => [name, holder])),
  };
  for (const { each, place } of giveKeys(things(board), before ? things(before) : [], LIKENESS)) each.from = origin(place, each);
  return board;
}

/** A tile in somebody's fingers is still seen where it lay. */
function lifted({ phase, action }) {
  if (phase !== "put_down") return [];
  const [y, x] = action.marks[0];
  return [{ element: action.element, x, y, lifted: true }];
}

const origin = (place, { element }) => (place === "rift" ? stockKey(element) : place === "discard" ? null : PILE);

const STEPS = {
  laid: comes,
  placed: comes,
  grew: comes,
  decayed: goes,
  removed: goes,

  transmuted(board, event) {
    const tile = tileAt(board, event);
    board.supply[tile.element] += 1;
    board.supply[event.becomes] -= 1;
    tile.element = event.becomes;
  },

  swapped(board, { square, to }) {
    const [one, other] = [tileAt(board, { square }), tileAt(board, { square: to })];
    [one.x, one.y, other.x, other.y] = [other.x, other.y, one.x, one.y];
  },

  moved(board, event) {
    const [y, x] = event.to;
    Object.assign(tileAt(board, event), { x, y, lifted: false });
  },

  turn(board, { turn }) {
    board.turn = turn;
  },

  drew(board, { seat, card }) {
    board.pile -= 1;
    board.seats[seat].hand.push({ key: newKey(), card, from: PILE });
  },

  reshuffled(board, { count }) {
    Object.assign(board, { discard: [], pile: board.pile + count });
  },

  played(board, { seat, card }) {
    board.seats[seat].front.push(fromHand(board, seat, card));
  },

  triggered: (board, event) => discard(board, fromFront(board, event)),
  banished: (board, event) => discard(board, fromFront(board, event)),
  discarded: (board, { seat, card }) => discard(board, fromHand(board, seat, card)),
  lost: (board, { seat, card }) => discard(board, fromHand(board, seat, card)),
  recalled: (board, event) => board.seats[event.seat].hand.push(fromFront(board, event)),

  retrieved(board, { seat, card }) {
    board.seats[seat].hand.push(takeOut(board.discard, (each) => each.card === card));
  },

  took(board, { seat, accolade }) {
    board.holders[accolade] = seat;
  },
};

/** What happens at a table, as a new table. */
export const advance = advanceBy(STEPS);

function comes(board, { element, square: [y, x] }) {
  board.supply[element] -= 1;
  board.tiles.push({ key: newKey(), element, x, y, from: stockKey(element) });
}

function goes(board, event) {
  const { element } = takeOut(board.tiles, isAt(event));
  board.supply[element] += 1;
}

const isAt = ({ square: [row, column] }) => ({ x, y }) => x === column && y === row;
const tileAt = (board, event) => board.tiles.find(isAt(event));

function takeOut(list, wanted) {
  return list.splice(list.findIndex(wanted), 1)[0];
}

/** A card leaves a hand; of another's hand one sees only that it is one fewer. */
function fromHand(board, seat, card) {
  const { hand } = board.seats[seat];
  const known = hand.findIndex((held) => held.card === card);
  const [{ key }] = hand.splice(known >= 0 ? known : Math.max(0, hand.findIndex((held) => !held.card)), 1);
  return { key, card };
}

const fromFront = (board, { seat, card }) => takeOut(board.seats[seat].front, (each) => each.card === card);

function discard(board, card) {
  board.discard.unshift(card);
}

/** Every tile and every card with the place where it lies. */
function* things(board) {
  for (const each of board.tiles) yield { each, place: "rift" };
  for (const [seat, { hand, front }] of board.seats.entries()) {
    for (const each of hand) yield { each, place: `hand${seat}` };
    for (const each of front) yield { each, place: `front${seat}` };
  }
  for (const each of board.discard) yield { each, place: "discard" };
}

const isTile = ({ place }) => place === "rift";
const samePlace = (a, b) => a.each.x === b.each.x && a.each.y === b.each.y;

/** In which order things before and after are taken to be the same. */
const LIKENESS = [
  (a, b) => isTile(a) && isTile(b) && samePlace(a, b),
  (a, b) => isTile(a) && isTile(b) && a.each.element === b.each.element,
  (a, b) => !isTile(a) && !isTile(b) && a.place === b.place && a.each.card === b.each.card,
  (a, b) => !isTile(a) && !isTile(b) && a.each.card && a.each.card === b.each.card,
  (a, b) => !isTile(a) && a.place === b.place && (!a.each.card || !b.each.card),
];

/** New things come from the supply or the pile. */
export function origins(board) {
  return Object.fromEntries([...things(board)].filter(({ each }) => each.from).map(({ each }) => [each.key, each.from]));
}
