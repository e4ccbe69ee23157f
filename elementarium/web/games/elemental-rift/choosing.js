// What can be touched, and what touching it chooses. A spot is the name of something touchable:
// "hand:F3", "front:W1" (a spell in front of somebody), "square:17:18" (row, column), "element:fire",
// "seat:2", "accolade:0", "button:finish".

/** The spot that a choice is made by. */
export function spotOf(touch) {
  if (touch.square) return placeSpot(touch.square);
  const [[kind, which]] = Object.entries(touch).filter(([key]) => KINDS.has(key));
  return `${kind}:${which}`;
}

const KINDS = new Set(["hand", "front", "element", "seat", "accolade", "button"]);
const placeSpot = ([y, x]) => squareSpot({ x, y });

export const squareSpot = ({ x, y }) => `square:${y}:${x}`;

/** The square of a spot. */
export function squareAt(spot) {
  const [, y, x] = spot.split(":").map(Number);
  return { x, y };
}

/** All spots that can be touched now, each with the `path` of the one choice it makes; a group by any of its tiles. */
export const options = (choices) =>
  new Map(choices.flatMap((choice) => spotsOf(choice.touch).map((spot) => [spot, { path: [choice] }])));

const spotsOf = (touch) => touch.group?.map(placeSpot) ?? [spotOf(touch)];

/** What a choice is foreseen to cause. */
export const foreseen = (path) => path.flatMap(({ then }) => then);
