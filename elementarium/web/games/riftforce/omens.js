// What would happen: the same steps that the table takes, taken in thought.
import { advance, column, elementals } from "./board.js";

/**
 * The outcome of events that have not happened: `marks` on elementals by key, `ghosts` where
 * somebody would stand, and `points` a side.
 */
export function omensOf(board, events) {
  const omens = { marks: new Map(), ghosts: [], points: [0, 0], last: null };
  const present = new Set(elementals(board).map(({ key }) => key));
  let then = board;
  for (const event of events) {
    read(omens, then, event);
    then = advance(then, event);
  }
  omens.ghosts = ghosts(board, then, present);
  return omens;
}

function read(omens, board, event) {
  const { event: kind, side, location, row } = event;
  const key = row === undefined || side === undefined ? null : column(board, side, location)[row]?.key;
  if (kind === "damaged") mark(omens, key, ({ hurt = 0 }) => ({ hurt: hurt + event.amount }));
  if (kind === "healed") mark(omens, key, ({ hurt = 0 }) => ({ hurt: hurt - event.amount }));
  if (kind === "destroyed") mark(omens, key, () => ({ destroyed: true, side }));
  if (kind === "captured") mark(omens, key, () => ({ caught: true, side }));
  if (kind === "moved") mark(omens, key, () => ({ leaves: true }));
  if (kind === "scored") scored(omens, event);
}

function mark(omens, key, change) {
  const before = omens.marks.get(key) ?? {};
  omens.marks.set(key, { ...before, ...change(before) });
  omens.last = key;
}

/** Points are told where they come from, and on the ladder. */
function scored(omens, { side, points, reason }) {
  omens.points[side] += points;
  if (reason !== "control" && omens.last)
    mark(omens, omens.last, ({ points: more = 0 }) => ({ points: more + points, scorer: side }));
}

/** Who would stand where they do not stand now. */
function ghosts(board, then, present) {
  const found = [];
  const stood = new Map(places(board).map(({ each, at }) => [each.key, at]));
  for (const { each, side, location, at } of places(then)) {
    const came = !present.has(each.key) || stood.get(each.key) !== at;
    if (came) found.push({ elemental: each, side, location });
  }
  return found;
}

const places = (board) =>
  board.locations.flatMap((sides, location) =>
    sides.flatMap((elementals, side) => elementals.map((each) => ({ each, side, location, at: `${side}@${location}` }))));
