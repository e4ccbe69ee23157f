// What happens in Elemental Rift, as lines of the log.
import { say } from "../../lib/words.js";
import { elementName, told } from "./telling.js";

const DEEDS = new Set(["started", "placed", "played", "discarded", "took", "ended"]);

/** Events of which several in a row are told in one line. */
export const grouped = new Set(["laid", "drew", "decayed", "grew"]);

/** Events of a kind, one after the other, as lines. */
export function lineOf(events, seats, eyes) {
  const [event] = events;
  if (!event.told || isOthers(event, eyes)) return [];
  const text = events.length > 1 ? TOGETHER[event.event](events, seats, eyes) : told(event.told, seats, eyes);
  if (event.event === "turn") return [{ kind: `turn-of ${event.seat === eyes ? "you" : ""}`, text }];
  return [{ kind: DEEDS.has(event.event) ? "deed" : "effect", text, place: placeOf(events) }];
}

/** Several at one screen: what one draws is not for the others to read. */
const isOthers = ({ event, seat, card }, eyes) => event === "drew" && card && eyes !== null && seat !== eyes;

const tiles = (id) => (events) => say(id, { count: events.length, element: elementName(events[0].element) });

const TOGETHER = {
  laid: () => say("rift-laid"),
  decayed: tiles("rift-decayed"),
  grew: tiles("rift-grew"),

  drew(events, seats, eyes) {
    const [{ seat, card }] = events;
    const cards = events.map((event) => say("elemental-rift-card", event)).join(", ");
    return told([card ? "elemental-rift-drew-cards" : "elemental-rift-drew-cards-unseen", { seat, cards, count: events.length }], seats, eyes);
  },
};

/** The squares that events speak of. */
function placeOf(events) {
  const squares = events.flatMap(({ square, to }) => [square, to]).filter(Boolean).map(([y, x]) => ({ x, y }));
  return squares.length ? { squares } : null;
}
