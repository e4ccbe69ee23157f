// The end of a round is held until the player goes on. Which round they went on from is remembered as
// long as the window is open, so that a reload in between loses nothing.
import { advance, fromEntries, fromView } from "./board.js";

/** Whether an event ends a round. */
export const endsRound = ({ event }) => event === "scored";

const isEnd = ({ events }) => events.some(endsRound);

/** How many rounds have ended in a log. */
const ended = (entries) => entries.filter(isEnd).length;

/** The table as it was when the last round ended, if that is still to be seen; null if not. */
export function unseenEnd(entries, { view, eyes }, memory) {
  const past = ended(entries);
  if (past <= recall(memory, past)) return null;
  const at = entries.findLastIndex(isEnd);
  const acted = entries.slice(at + 1).some(({ kind, seat }) => kind === "action" && eyes !== null && seat === eyes);
  return acted ? null : upToEnd(entries[at]).reduce(advance, fromEntries(entries.slice(0, at), view));
}

/** The table in a replay, where the last thing that happened was the end of a round. */
export function endShown(latest) {
  return latest && isEnd(latest.entry) ? upToEnd(latest.entry).reduce(advance, fromView(latest.before)) : null;
}

/** What an entry tells, without what it went on to cause after the end of a round. */
const upToEnd = ({ events }) => events.slice(0, events.findLastIndex(endsRound) + 1);

const keyOf = (memory) => `elementarium.seen.${memory}`;

/** The last round one has gone on from; whoever comes for the first time has seen what is past. */
function recall(memory, past) {
  try {
    const known = memory && sessionStorage.getItem(keyOf(memory));
    if (known) return Number(known);
  } catch { /* no storage: nothing is shown twice */ }
  remember(memory, past);
  return past;
}

export function remember(memory, round) {
  try {
    if (memory) sessionStorage.setItem(keyOf(memory), round);
  } catch { /* as above */ }
}
