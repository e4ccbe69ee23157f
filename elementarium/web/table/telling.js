// Words about people at a table: how a seat is called, and whom a message concerns.
import { seatName, sidesOf } from "../lib/people.js";
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

/** Some players, by name. */
export const namesOf = (seats, some) =>
  new Intl.ListFormat(language.value, { type: "conjunction" }).format(some.map((seat) => nameAt(seats, seat)));

/** All who play on a side, by name. */
export const sideName = (seats, side) => namesOf(seats, sidesOf(seats)[side]);

/** The points of all sides, those of one first. */
export const scoreFrom = (points, side) => [points[side], ...points.filter((_, each) => each !== side)].join(" : ");

/** The side that won; less than 0 where nobody has. */
const winnerOf = ({ returns }, seats) => seats[returns.findIndex((gain) => gain > 0)]?.side ?? -1;

/** Who won, for `table-won`; where somebody lost to several others, nobody has. */
export function outcomeOf(result, seats, eyes) {
  const winner = winnerOf(result, seats);
  if (winner < 0 && result.returns.some((gain) => gain < 0)) return { who: "none", name: "" };
  return whoIs(winner, false, seats, eyes);
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
  const people = isSeat ? [number] : sidesOf(seats)[number];
  const own = people.includes(eyes);
  if (people.length === 1) return { who: own ? "you" : "they", name: nameAt(seats, people[0]) };
  const name = sideName(seats, number);
  return { who: own ? "ours" : eyes === null ? "team" : "theirs", name };
}
