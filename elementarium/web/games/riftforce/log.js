// What happens in Riftforce, as lines of the log.
import { sideOf } from "../../lib/people.js";
import { say } from "../../lib/words.js";
import { isShared, nameAt } from "../../table/telling.js";
import { cardName, told } from "./telling.js";

const UNSAID = new Set(["shown", "round"]);
const DEEDS = new Set(["started", "dealt", "taken", "placed", "played", "discarded", "activated", "checked", "planned", "ended"]);

/** Events of which several in a row are told in one line. */
export const grouped = new Set(["drew"]);

/** Events of a kind, one after the other, as lines. */
export function lineOf(events, seats, eyes) {
  const [event] = events.map((each) => forEyes(each, eyes));
  if (event.event === "turn") return [turnLine(event, seats, eyes)];
  if (!event.told || UNSAID.has(event.event)) return [];
  const kind = DEEDS.has(event.event) ? "deed" : "effect";
  const text = event.event === "drew" ? drawn(event, events, seats, eyes) : told(event.told, seats, eyes);
  return [{ kind, text, place: placeOf(event) }];
}

/** Two at one screen: what one has drawn is not for the other to read. */
const forEyes = (event, eyes) =>
  event.event === "drew" && eyes !== null && event.seat !== eyes ? { ...event, card: null } : event;

/** A heading for those who read; those who listen hear a sentence. */
const turnLine = (event, seats, eyes) => ({
  heard: told(event.told, seats, eyes),
  kind: `turn-of ${eyes !== null && sideOf(event.seat) === sideOf(eyes) ? "you" : ""}`,
  text: eyes === event.seat && !isShared(seats) ? say("common-you") : nameAt(seats, event.seat),
});

function drawn({ seat, card }, events, seats, eyes) {
  const id = card ? "riftforce-drew-cards" : "riftforce-drew-cards-unseen";
  const cards = card ? events.map((each) => cardName(each.card)).join(", ") : "";
  return told([id, { seat, cards, count: events.length }], seats, eyes);
}

/** Where an event happened. */
function placeOf({ location, to, side, seat, card, event }) {
  if (location === undefined) return null;
  return { location: event === "moved" ? to : location, side: side ?? (seat === undefined ? null : sideOf(seat)), card };
}
