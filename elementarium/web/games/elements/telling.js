// Words about a table of Elements.
import { knows, say, tell } from "../../lib/words.js";
import { addressed, nameAt } from "../../table/telling.js";
import { valueOf } from "./cards.js";

/** A card by name and points, or by name alone. */
export const cardName = (card, withValue = true) =>
  say(withValue ? "elements-card" : "elements-element", { card, value: valueOf(card) });

/** A message of the server in words. */
export const speak = tell;

/** A message as it is told to some eyes. */
export const told = (message, seats, eyes) => speak(addressed(message, seats, eyes));

/** What the other side is doing. */
export function waiting(view, seats, seat) {
  const thinks = seats[seat]?.kind === "agent" && knows("common-thinking");
  return say(thinks ? "common-thinking" : "elements-wait", { name: nameAt(seats, seat) });
}

/** How a sum stands to the limit, as arguments of a message. */
export function standing(sum, limit) {
  const state = sum > limit ? "over" : sum < limit ? "within" : "exact";
  return { sum, limit, state, by: Math.abs(limit - sum) };
}
