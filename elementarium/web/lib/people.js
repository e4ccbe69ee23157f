// Who sits where, in words.
import { knows, say } from "./words.js";

/** An opponent's key in the words: its level, or else its kind. */
function agentKey(agent) {
  const [kind, level] = agent.split(":");
  return level && knows(`agent-${level}-name`) ? level : kind;
}

export const agentName = (agent) => say(`agent-${agentKey(agent)}-name`);
export const agentAbout = (agent) => say(`agent-${agentKey(agent)}-about`);

/** The opponents of a game, from what `/api/games` tells; one whose strength has to be typed is for the terminal. */
export function ladder(told, game) {
  const { opponents = [] } = told?.games.find(({ name }) => name === game) ?? {};
  return opponents.filter((agent) => agent !== "search");
}

/** What a seat of a table is called: its person, its opponent, or that it is free. */
export function seatName({ kind, name, agent }) {
  if (kind === "open") return say("page-seat-open");
  if (kind === "idle") return say("common-trainer");
  return agent ? agentName(agent) : name || say("page-guest");
}

/** Seats sit on the two sides in turn; those of one side win and lose together. */
export const SIDES = 2;
export const sideOf = (seat) => seat % SIDES;

/** Seats from the names in a match file; programs are written there as what they are. At `idle` seats nobody sits. */
export function seatsNamed(names, idle = []) {
  const program = (name) => knows(`agent-${name.split(":")[0]}-name`);
  const kind = (name, seat) => (idle.includes(seat) ? "idle" : program(name) ? "agent" : "person");
  return names.map((name, seat) => ({
    kind: kind(name, seat), name, agent: kind(name, seat) === "agent" ? name : null, you: false,
  }));
}
