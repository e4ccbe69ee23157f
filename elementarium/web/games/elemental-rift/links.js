// Linked tiles: same element, side by side. Groups are drawn as one, with their size.
const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // up, right, down, left
const INSET = 0.07; // of a square, so that two groups side by side keep their own lines

const keyOf = (x, y) => `${x},${y}`;

/** Groups of linked tiles, each `{element, tiles}`; what one sees first comes first. */
export function groupsOf(tiles) {
  const waiting = new Map(tiles.map((tile) => [keyOf(tile.x, tile.y), tile]));
  const groups = [];
  for (const tile of [...tiles].sort((a, b) => a.y - b.y || a.x - b.x))
    if (waiting.has(keyOf(tile.x, tile.y))) groups.push({ element: tile.element, tiles: linkedTo(tile, waiting) });
  return groups;
}

/** All that is linked to a tile, taken out of what waits. */
function linkedTo(first, waiting) {
  const found = [first];
  waiting.delete(keyOf(first.x, first.y));
  for (const { x, y } of found)
    for (const [dx, dy] of SIDES) {
      const near = waiting.get(keyOf(x + dx, y + dy));
      if (near?.element === first.element) {
        waiting.delete(keyOf(near.x, near.y));
        found.push(near);
      }
    }
  return found;
}

/** The largest group of an element, if there is one. */
export const largestOf = (groups, element) =>
  groups.filter((group) => group.element === element).reduce((most, group) => (most && most.tiles.length >= group.tiles.length ? most : group), null);

/** The line around a group, in squares, as the path of a drawing. */
export function outlineOf({ tiles }) {
  const has = new Set(tiles.map(({ x, y }) => keyOf(x, y)));
  return tiles.flatMap(({ x, y }) => SIDES.flatMap((side, i) => edge(x, y, side, SIDES[(i + 1) % 4], (dx, dy) => has.has(keyOf(x + dx, y + dy))))).join("");
}

/** One side of a tile, if it is on the line; `along` is the way clockwise. Lines end early at corners that stick out and later at corners that go in. */
function edge(x, y, [ox, oy], [ax, ay], is) {
  if (is(ox, oy)) return [];
  const end = (dx, dy) => (is(dx, dy) ? (is(dx + ox, dy + oy) ? INSET : 0) : -INSET);
  const [middleX, middleY] = [x + 0.5 + ox * (0.5 - INSET), y + 0.5 + oy * (0.5 - INSET)];
  const [back, forth] = [0.5 + end(-ax, -ay), 0.5 + end(ax, ay)];
  return [`M${middleX - ax * back} ${middleY - ay * back}L${middleX + ax * forth} ${middleY + ay * forth}`];
}
