// What happens in Elements, as lines of the log.
import { cardName, told } from "./telling.js";

const DEEDS = new Set(["played", "took", "discarded", "revealed", "surrendered", "ended"]);

/** Events of which several in a row are told in one line. */
export const grouped = new Set(["drew", "opened"]);

/** Events of a kind, one after the other, as lines. */
export function lineOf(events, seats, eyes) {
  const [event] = events;
  if (!event.told || isOthers(event, eyes)) return [];
  if (event.event === "round") return [{ kind: `turn-of ${event.seat === eyes ? "you" : ""}`, text: told(event.told, seats, eyes) }];
  const text = grouped.has(event.event) ? together(events, seats, eyes) : told(event.told, seats, eyes);
  return [{ kind: DEEDS.has(event.event) ? "deed" : "effect", text }];
}

/** Two at one screen: what one was dealt is not for the other to read. */
const isOthers = ({ event, seat }, eyes) => event === "drew" && eyes !== null && seat !== eyes;

function together(events, seats, eyes) {
  const [{ event, seat }] = events;
  return told([`elements-${event}-cards`, { seat, cards: events.map(({ card }) => cardName(card)).join(", ") }], seats, eyes);
}
