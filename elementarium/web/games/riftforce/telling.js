// Words about a table: who a message concerns, and what is short enough to read while playing.
import { knows, say } from "../../lib/words.js";
import { sideOf } from "../../lib/people.js";
import { addressed, nameAt, sideName } from "../../table/telling.js";
import { readCard } from "./guilds.js";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

/** Locations are counted in numerals, so that they are not taken for cards. */
export const numeral = (location) => NUMERALS[location];

export const cardName = (card) => say("riftforce-card", readCard(card));
export const guildName = (guild) => say("riftforce-guild", { guild });

/** What a guild does, in full. */
export const abilityOf = (guild) => [say("riftforce-ability", { guild }), say("riftforce-note", { guild })].filter(Boolean);

/** A message of the server in words, its locations named as on their stones. */
export function speak([id, args = {}]) {
  const named = { ...args };
  for (const place of ["location", "to"]) if (place in named) named[place] = numeral(named[place] - 1);
  return say(id, named);
}

/** A message as it is told to some eyes. */
export const told = (message, seats, eyes) => speak(addressed(message, seats, eyes));

/** An event in a few words, for the line under the sentence; nothing for what needs none. */
export function inShort(event, seats, near) {
  const id = `riftforce-then-${event.event}`;
  if (!knows(id)) return null;
  const card = event.card ? readCard(event.card) : {};
  const location = numeral(event.to ?? event.location);
  const side = event.side ?? sideOf(event.seat ?? 0);
  const who = side === sideOf(near) ? "you" : "they";
  return say(id, { ...event, ...card, location, who, name: sideName(seats, side) });
}

/** What the other side is choosing. */
export function waiting({ phase }, seats, seat) {
  const thinks = seats[seat]?.kind === "agent" && phase === "action";
  const id = thinks ? "common-thinking" : `riftforce-wait-${phase}`;
  return say(knows(id) ? id : "riftforce-wait-action", { name: nameAt(seats, seat) });
}

/** What a choice does to the thing touched, as the end of its accessible name. */
export const possible = ({ told: [id, args] }) => speak([id.replace("riftforce-", "riftforce-can-").replace("-partner", ""), args]);
