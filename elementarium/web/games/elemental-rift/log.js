// What happens in Elemental Rift, as lines of the log.
import { told } from "./telling.js";

const DEEDS = new Set(["started", "placed", "played", "discarded", "took", "ended"]);

/** Every event has a line of its own. */
export const grouped = new Set();

/** Events of a kind, one after the other, as lines. */
export function lineOf([event], seats, eyes) {
  if (!event.told || isOthers(event, eyes)) return [];
  const text = told(event.told, seats, eyes);
  if (event.event === "turn") return [{ kind: `turn-of ${event.seat === eyes ? "you" : ""}`, text }];
  return [{ kind: DEEDS.has(event.event) ? "deed" : "effect", text, place: placeOf(event) }];
}

/** Several at one screen: what one draws is not for the others to read. */
const isOthers = ({ event, seat }, eyes) => event === "drew" && eyes !== null && seat !== eyes;

/** The squares an event speaks of. */
function placeOf({ square, to }) {
  const squares = [square, to].filter(Boolean).map(([y, x]) => ({ x, y }));
  return squares.length ? { squares } : null;
}
