// The table as it is drawn: cards with keys that stay theirs while they move, so that a page can
// follow them. It advances event by event, and agrees with the server's view in the end.
import { advanceBy } from "../../table/board.js";
import { giveKeys, newKey } from "../../table/identity.js";
import { sumOf, valueOf } from "./cards.js";

export const ASIDE = 4; // cards nobody sees in a round
const DEALT = "aside"; // where new cards come from: the pile of which the last cards stay aside

/** A table from the server's view. Cards keep the keys they had `before`. */
export function fromView(view, before = null) {
  if (view.winner !== null && before) return { ...before, reveal: null }; // what was opened stays open
  const board = {
    round: view.round,
    goal: view.points_to_win,
    score: [...view.score],
    chain: view.chain.map((link) => ({ ...link })),
    limit: view.limit,
    seats: view.seats.map((seat) => ({
      hand: Array.from({ length: seat.held }, (_, i) => ({ card: seat.hand?.[i] ?? null })),
      front: seat.front.map((card) => ({ card })),
      discarded: Array.from({ length: seat.discarded }, () => ({ card: "yin_yang" })),
      counted: null,
    })),
    reveal: null, // how a round ends: { seat, how, scorer, points, reason }
  };
  for (const { each, place } of giveKeys(cards(board), before ? cards(before) : [], LIKENESS))
    if (place.startsWith("hand")) each.from = DEALT;
  return board;
}

/** A table of which nothing is known but that a match begins. */
export const emptyBoard = ({ points_to_win: goal }) => ({
  round: 0, goal, score: [0, 0], chain: [], limit: 0, reveal: null,
  seats: [0, 1].map(() => ({ hand: [], front: [], discarded: [], counted: null })),
});

/** A table after all that the log tells. */
export const fromEntries = (entries, view) => entries.flatMap(({ events }) => events).reduce(advance, emptyBoard(view));

/** What a player has, as far as it is known. */
export const sumAt = (board, seat) => sumOf([...board.seats[seat].hand, ...board.seats[seat].front]);
export const frontSum = (board, seat) => sumOf(board.seats[seat].front);

const STEPS = {
  round(board, { round }) {
    Object.assign(board, { round, chain: [], limit: 0, reveal: null });
    for (const seat of board.seats) Object.assign(seat, { hand: [], front: [], discarded: [], counted: null });
  },

  drew(board, { seat, card }) {
    addInOrder(board.seats[seat].hand, { key: newKey(), card, from: DEALT });
  },

  played(board, { seat, card, limit }) {
    const { key } = takeFromHand(board.seats[seat], card);
    board.chain.push({ key, card, by: seat });
    board.limit = limit;
  },

  took(board, { seat, card, limit }) {
    const { key } = board.chain.pop();
    addInOrder(board.seats[seat].front, { key, card });
    board.limit = limit;
  },

  discarded(board, { seat }) {
    board.seats[seat].discarded.push(takeFromHand(board.seats[seat], "yin_yang"));
  },

  revealed(board, { seat }) {
    board.reveal = { seat, how: "revealed" };
  },

  /** A card of a hand is turned over: one that was hidden, or one of one's own. */
  opened(board, { seat, card }) {
    const { hand } = board.seats[seat];
    const known = hand.findIndex((held) => held.card === card && !held.opened);
    const at = known >= 0 ? known : hand.findIndex((held) => !held.card);
    Object.assign(hand[at], { card, opened: true });
  },

  counted(board, { seat, sum }) {
    board.seats[seat].counted = sum;
  },

  surrendered(board, { seat }) {
    board.reveal = { seat, how: "surrendered" };
  },

  scored(board, { seat, points, reason }) {
    board.score[seat] += points;
    Object.assign(board.reveal, { scorer: seat, points, reason });
  },
};

/** What happens at a table, as a new table. */
export const advance = advanceBy(STEPS);

/** A card leaves a hand; of another's hand one sees only that it is one fewer. */
function takeFromHand({ hand }, card) {
  const known = hand.findIndex((held) => held.card === card);
  const [{ key }] = hand.splice(known >= 0 ? known : hand.length - 1, 1);
  return { key, card };
}

/** Cards lie in the order of their points; those that are not known last. */
function addInOrder(cards, added) {
  const after = added.card ? cards.findIndex(({ card }) => card && valueOf(card) > valueOf(added.card)) : -1;
  cards.splice(after < 0 ? cards.length : after, 0, added);
}

/** Every card with the place where it lies. */
function* cards(board) {
  for (const each of board.chain) yield { each, place: "chain" };
  for (const [seat, player] of board.seats.entries())
    for (const place of ["hand", "front", "discarded"]) for (const each of player[place]) yield { each, place: place + seat };
}

/** In which order cards before and after are taken to be the same. */
const LIKENESS = [
  (a, b) => a.place === b.place && a.each.card === b.each.card,
  (a, b) => a.place === b.place && (!a.each.card || !b.each.card),
  (a, b) => a.each.card && a.each.card === b.each.card,
];

/** New cards come from the pile; what is lifted out for the reveal, from where it lay. */
export function origins(board) {
  const dealt = board.seats.flatMap(({ hand }) => hand).map(({ key, from }) => [key, from]);
  const lifted = board.seats.flatMap(({ hand, front }) => [...hand, ...front]).map(({ key }) => [`lifted-${key}`, key]);
  return Object.fromEntries([...dealt, ...lifted]);
}
