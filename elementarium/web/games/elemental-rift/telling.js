// Words about a table of Elemental Rift.
import { knows, say, tell } from "../../lib/words.js";
import { addressed, nameAt } from "../../table/telling.js";

export const elementName = (element) => say("elemental-rift-element", { element });

/** A message of the server in words. */
export const speak = tell;

/** A message as it is told to some eyes. */
export const told = (message, seats, eyes) => speak(addressed(message, seats, eyes));

/** What another player is doing. */
export function waiting(view, seats, seat) {
  const thinks = seats[seat]?.kind === "agent" && knows("common-thinking");
  return say(thinks ? "common-thinking" : "rift-wait", { name: nameAt(seats, seat) });
}
