// The two areas of a team's row, green and gray: told apart by shape and word, not by colour alone.
import { SIDES } from "../../lib/people.js";

const AREAS = ["green", "gray"];

/** Whether a side has several players; then the row has areas. */
export const hasTeams = ({ seats }) => seats.length > SIDES;

/** The area of a location. */
export const areaAt = (board, location) => (hasTeams(board) ? AREAS[Math.floor((location * AREAS.length) / board.locations.length)] : null);

/** The area a player looks at in Check & Draw; the lone player looks at both. */
export function areaOf(board, seat) {
  const areas = new Set(board.seats[seat].area.map((location) => areaAt(board, location)));
  return areas.size > 1 ? "both" : [...areas][0];
}

/** The seats of a side, from left to right. */
export const seatsOn = (board, side) =>
  board.seats.flatMap((each, seat) => (each.side === side ? [seat] : [])).sort((a, b) => board.seats[a].area[0] - board.seats[b].area[0]);
