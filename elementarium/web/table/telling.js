// Words about people at a table: how a seat is called, and whom a message concerns.
import { seatName } from "../lib/people.js";
import { say } from "../lib/words.js";

/** A player's name; where one guest plays both sides, they are told apart by number. */
export function nameAt(seats, seat) {
  return isShared(seats) || !seats[seat] ? say("table-player", { number: seat + 1 }) : seatName(seats[seat]);
}

/** Oneself is "You", except where one plays both sides. */
export function nameFor(seats, seat, eyes) {
  const alone = seats.filter(({ you }) => you).length === 1;
  return alone && seat === eyes ? say("common-you") : nameAt(seats, seat);
}

/** Whether two people sit at this screen. */
export const isShared = (seats) => seats.filter(({ you }) => you).length > 1;

/** A message as it is told to some eyes: `$who` it concerns, and their `$name`. */
export const addressed = ([id, args = {}], seats, eyes) => [id, { ...args, ...concerned(args, seats, eyes) }];

const FIELDS = ["seat", "side", "winner"];

/** The first seat of a side lends it its name: seats sit on the two sides in turn. */
function concerned(args, seats, eyes) {
  const field = FIELDS.find((each) => each in args);
  if (!field) return {};
  const seat = Number(args[field]);
  if (seat < 0) return { who: "nobody", name: "" };
  const own = eyes !== null && (field === "seat" ? eyes === seat : eyes % 2 === seat);
  return { who: own ? "you" : "they", name: nameAt(seats, seat) };
}
