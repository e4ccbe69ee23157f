// The table as it is drawn: cards with keys that stay theirs while they move, so that a page can
// follow them. It advances event by event, and agrees with the server's view in the end.
import { advanceBy } from "../../table/board.js";
import { giveKeys, newKey } from "../../table/identity.js";
import { orderOf, readCard } from "./guilds.js";
import { TRAINER_STEPS, countBot, trainerIn } from "./plan.js";

/**
 * A table from the server's view. Cards keep the keys they had `before`, so that what moved can
 * be seen moving even where nobody told how.
 */
export function fromView(view, before = null) {
  const board = {
    score: [...view.score],
    seats: view.seats.map((seat) => ({ ...seat, hand: handOf(seat), top: topOf(seat) })),
    locations: view.locations.map((sides) => sides.map((column) => column.map((each) => ({ ...each })))),
    caught: caughtIn(view),
    raised: raisedIn(view),
    trainer: trainerIn(view, before),
    actor: null,
  };
  nameCards(board, before);
  countActivated(board, before);
  return board;
}

const handOf = (seat) => Array.from({ length: seat.held }, (_, i) => ({ card: seat.hand?.[i] ?? null }));
/** What a Music has caught lies nowhere until its new place is chosen. */
const caughtIn = ({ phase, action }) =>
  phase === "neighbour" && action?.picked ? { card: action.picked } : null;

/** A discarded card stays raised until its action is over: who discarded it, and its key. */
function raisedIn({ phase, action, to_move: seat, trainer }) {
  const activating = action && !trainer?.acts && ACTIVATING.has(phase) && !(phase === "damaged_ally_here" && action.actor === null);
  return activating ? { seat, card: action.card } : null;
}

const ACTIVATING = new Set([
  "next_elemental", "neighbour", "elsewhere", "prey", "damaged_ally", "damaged_ally_here", "enemy_here",
]);

/** The first activated is 1, the next 2; after a reload their order is that of the table. */
function countActivated(board, before) {
  const known = new Map((before ? elementals(before) : []).map(({ key, turn }) => [key, turn]));
  const activated = elementals(board).filter((each) => each.activated);
  activated.sort((a, b) => (known.get(a.key) ?? 9) - (known.get(b.key) ?? 9));
  activated.forEach((each, i) => { each.turn = i + 1; });
}

const topOf = (seat) => (seat.discard_top ? { card: seat.discard_top } : null);

const STEPS = {
  taken: (board, { seat, guild }) => board.seats[seat].guilds.push(guild),
  dealt: (board, { seat, guild }) => board.seats[seat].guilds.push(guild),

  placed(board, { seat, location, card }) {
    takeFromPile(board, seat);
    put(board, seat, location, { key: newKey(), card, from: `pile-${seat}` });
  },

  played(board, { seat, location, card }) {
    const caught = board.caught?.card === card ? board.caught : null;
    const played = caught ?? takeFromHand(board, seat, card);
    board.caught = null;
    put(board, seat, location, played);
    board.actor = played.key;
  },

  discarded(board, { seat, card }) {
    const { key } = takeFromHand(board, seat, card);
    layOnDiscards(board, seat, { key, card });
    board.raised = { seat, card };
  },

  activated(board, { seat, location, row }) {
    const elemental = column(board, side(board, seat), location)[row];
    elemental.turn = elementals(board).filter((each) => each.activated).length + 1;
    elemental.activated = true;
    countBot(board, seat);
    board.actor = elemental.key;
  },

  moved(board, { side, location, row, to }) {
    const [elemental] = column(board, side, location).splice(row, 1);
    column(board, side, to).push(elemental);
  },

  damaged(board, { side, location, row, amount }) {
    column(board, side, location)[row].damage += amount;
  },

  healed(board, { side, location, row, amount }) {
    column(board, side, location)[row].damage -= amount;
  },

  destroyed(board, { side, location, row, owner, card }) {
    column(board, side, location).splice(row, 1);
    layOnDiscards(board, owner, { key: newKey(), card }); // it crumbles: nothing is left to glide
  },

  captured(board, { side, location, row, card }) {
    const [{ key }] = column(board, side, location).splice(row, 1);
    board.caught = { key, card };
  },

  scored(board, { side, points }) {
    board.score[side] += points;
  },

  reshuffled(board, { seat, count }) {
    Object.assign(board.seats[seat], { pile: count, discard: 0, top: null });
  },

  drew(board, { seat, card }) {
    takeFromPile(board, seat);
    board.seats[seat].held += 1;
    addToHand(board.seats[seat].hand, { key: newKey(), card, from: `pile-${seat}` });
  },

  ...TRAINER_STEPS,
  turn: endAction,
  ended: endAction,
};

/** What happens at a table, as a new table. */
export const advance = advanceBy(STEPS);

/** Who was activated is forgotten when the action is over. */
function endAction(board) {
  board.actor = null;
  board.raised = null;
  for (const each of elementals(board)) each.activated = false;
}

const side = (board, seat) => board.seats[seat].side;
export const column = (board, side, location) => board.locations[location][side];

/** All elementals at a table. */
export const elementals = (board) => board.locations.flat(2);

function put(board, seat, location, { key, card, from }) {
  const elemental = { key, card, ...readCard(card), damage: 0, owner: seat, activated: false, from };
  column(board, side(board, seat), location).push(elemental);
}

/** A card leaves a hand; of another's hand one sees only that it is one fewer. */
function takeFromHand(board, seat, card) {
  const { hand } = board.seats[seat];
  const known = hand.findIndex((held) => held.card === card);
  const at = known >= 0 ? known : hand.length - 1;
  board.seats[seat].held -= 1;
  return { ...(at >= 0 ? hand.splice(at, 1)[0] : { key: newKey() }), card };
}

function addToHand(hand, held) {
  const after = held.card ? hand.findIndex(({ card }) => card && orderOf(card) > orderOf(held.card)) : -1;
  hand.splice(after < 0 ? hand.length : after, 0, held);
}

/** A hand as its player sees it: with the card they discarded in this action still raised. */
export function handWithRaised(board, seat) {
  const hand = [...board.seats[seat].hand];
  if (board.raised?.seat === seat) addToHand(hand, { ...board.seats[seat].top, raised: true });
  return hand;
}

/** After the draft nobody tells how large the piles are that were made: the view will. */
function takeFromPile(board, seat) {
  board.seats[seat].pile = Math.max(0, board.seats[seat].pile - 1);
}

function layOnDiscards(board, seat, top) {
  Object.assign(board.seats[seat], { top, discard: board.seats[seat].discard + 1 });
}

// ── keys ─────────────────────────────────────────────────────────────────────────────────────

/** Every card with the place where it lies. */
function* cards(board) {
  for (const [location, sides] of board.locations.entries())
    for (const [side, elementals] of sides.entries())
      for (const each of elementals) yield { each, place: `${side}@${location}` };
  if (board.caught) yield { each: board.caught, place: "caught" };
  for (const [seat, player] of board.seats.entries()) {
    for (const each of player.hand) yield { each, place: `hand${seat}` };
    if (player.top) yield { each: player.top, place: `top${seat}` };
  }
}

/** In which order cards before and after are taken to be the same. */
const LIKENESS = [
  (a, b) => a.place === b.place && a.each.card === b.each.card,
  (a, b) => a.each.card && a.each.card === b.each.card,
  (a, b) => a.place === b.place && a.place.startsWith("hand"),
  (a, b) => !b.each.card && a.place === b.place,
  (a, b) => !b.each.card && b.place === `hand${a.each.owner}`,
];

/** New cards in a hand come from its pile. */
function nameCards(board, before) {
  const fresh = giveKeys(cards(board), before ? cards(before) : [], LIKENESS);
  for (const { each, place } of fresh) if (place.startsWith("hand")) each.from = `pile-${place.slice(4)}`;
}
