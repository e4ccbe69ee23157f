// Words about people at a table: how a seat is called, and whom a message concerns.
import { SIDES, seatName } from "../lib/people.js";
import { language, say } from "../lib/words.js";

/** A player's name. Those at one screen are told apart by number, and so are namesakes, as programs often are. */
export function nameAt(seats, seat) {
  const each = seats[seat];
  if (!each || (each.you && isShared(seats))) return say("table-player", { number: seat + 1 });
  const alike = namesakes(seats, each);
  return alike.length > 1 ? say("table-namesake", { name: seatName(each), number: alike.indexOf(each) + 1 }) : seatName(each);
}

const namesakes = (seats, each) => seats.filter((other) => seatName(other) === seatName(each));

/** Oneself is "You", except where one plays both sides. */
export function nameFor(seats, seat, eyes) {
  const alone = seats.filter(({ you }) => you).length === 1;
  return alone && seat === eyes ? say("common-you") : nameAt(seats, seat);
}

/** All who play on a side, by name. */
export function sideName(seats, side) {
  const names = seats.map((_, seat) => nameAt(seats, seat)).filter((_, seat) => seat % SIDES === side);
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** A sign for a name that is short enough for a card: the first letter, and the number of a namesake. */
export const signOf = (name) => [...name][0] + (name.match(/ (\d+)$/)?.[1] ?? "");

/** Whether two people sit at this screen. */
export const isShared = (seats) => seats.filter(({ you }) => you).length > 1;

/** A message as it is told to some eyes: `$who` it concerns, and their `$name`. */
export const addressed = ([id, args = {}], seats, eyes) => [id, { ...args, ...concerned(args, seats, eyes) }];

const FIELDS = ["seat", "side", "winner"];

function concerned(args, seats, eyes) {
  const field = FIELDS.find((each) => each in args);
  return field ? whoIs(Number(args[field]), field === "seat", seats, eyes) : {};
}

/** A seat, or a side and with it perhaps a team, as some eyes see it; nobody is less than 0. */
export function whoIs(number, isSeat, seats, eyes) {
  if (number < 0) return { who: "nobody", name: "" };
  const own = eyes !== null && (isSeat ? eyes : eyes % SIDES) === number;
  const alone = isSeat || seats.length <= number + SIDES;
  const name = alone ? nameAt(seats, number) : sideName(seats, number);
  if (alone) return { who: own ? "you" : "they", name };
  return { who: own ? "ours" : eyes === null ? "team" : "theirs", name };
}
