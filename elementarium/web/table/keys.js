// The whole game by keyboard. Arrows walk through the hand and over the board in the rules' order, and
// along other rows of things; each of them is one stop for Tab. Things say where they are by `data-at`:
// "hand:3", "column:row" on the board, or the name of a row and a number.

/** Letters, and what they do in every game. */
const LETTERS = { u: "undo", d: "done", h: "hint", l: "log", "?": "help" };

const placeOf = (element) => {
  const [column, row] = element.dataset.at.split(":");
  if (column === "hand") return { hand: Number(row) };
  return isNumber(column) ? { column: Number(column), row: Number(row) } : { list: column, place: Number(row) };
};

const isNumber = (text) => !Number.isNaN(Number(text));
const listOf = (element) => element.dataset.at.split(":")[0];

const things = (root) => [...root.querySelectorAll("[data-at]")];

/** A key was pressed somewhere on the table; returns the command it stands for, if any. */
export function press(event, root, desk, letters) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return null;
  if (event.key === "Escape") return escape(desk);
  const at = event.target.closest?.("[data-at]");
  if (event.key.startsWith("Arrow") && walk(event.key, at, root)) {
    event.preventDefault();
    return null;
  }
  return { ...LETTERS, ...letters }[event.key.toLowerCase()] ?? null;
}

function escape(desk) {
  if (desk.playing.held.value) desk.goOn();
  else if (desk.playing.busy.value) desk.skip();
  else if (desk.staged.value) desk.staged.value = null;
  else return "close";
  return null;
}

function walk(key, at, root) {
  const all = things(root);
  const to = at ? neighbour(key, placeOf(at), all) : start(all);
  if (to) focus(to, root);
  return Boolean(to);
}

/** Where the keyboard comes in: what can be chosen, in the hand if possible; else the first thing. */
function start(all) {
  const choosable = all.filter((each) => each.matches(".is-choosable"));
  return inHand(choosable)[0] ?? choosable[0] ?? all[0];
}

function neighbour(key, from, all) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if ("list" in from) return alongList(from, step, all);
  return "hand" in from ? fromHand(from, step, all) : fromBoard(from, step, all);
}

/** Rows besides hand and board are walked in both directions, whichever way they lie. */
function alongList({ list, place }, [dx, dy], all) {
  const along = inList(all, list).sort((a, b) => placeOf(a).place - placeOf(b).place);
  const here = along.findIndex((each) => placeOf(each).place === place);
  return along[(here + dx + dy + along.length) % along.length];
}

const inList = (all, list) => all.filter((each) => listOf(each) === list);
const inHand = (all) => inList(all, "hand");
const onBoard = (all) => all.filter((each) => isNumber(listOf(each)));

function fromHand({ hand }, [dx, dy], all) {
  const cards = inHand(all);
  if (dx) return cards[(hand + dx + cards.length) % cards.length];
  if (dy > 0) return null;
  return lowest(all, Math.round((hand / Math.max(1, cards.length - 1)) * lastColumn(all))) ?? onBoard(all)[0];
}

const lastColumn = (all) => Math.max(0, ...onBoard(all).map((each) => placeOf(each).column));

/** The last thing of a column that belongs to oneself, or its stone. */
const lowest = (all, column) => byRow(all, column).at(-1);

const byRow = (all, column) =>
  onBoard(all).filter((each) => placeOf(each).column === column).sort((a, b) => placeOf(a).row - placeOf(b).row);

function fromBoard({ column, row }, [dx, dy], all) {
  if (dx) return nearest(byRow(all, column + dx), row);
  const along = byRow(all, column);
  const here = along.findIndex((each) => placeOf(each).row === row);
  return along[here + dy] ?? (dy > 0 ? inHand(all)[0] : null);
}

const nearest = (things, row) =>
  things.reduce((best, each) => (best && Math.abs(placeOf(best).row - row) <= Math.abs(placeOf(each).row - row) ? best : each), null);

/** One thing of the hand, of the board and of each other row can be reached by Tab: the last visited. */
function focus(element, root) {
  rove(root, element);
  element.focus();
}

/** Keep exactly one stop for Tab in the hand, one on the board, and one in each other row. */
export function rove(root, visited = null) {
  const all = things(root);
  const lists = new Set(all.map(listOf).filter((list) => !isNumber(list)));
  for (const group of [onBoard(all), ...[...lists].map((list) => inList(all, list))]) {
    const kept = group.includes(visited) ? visited : group.find((each) => each.tabIndex === 0) ?? start(group);
    for (const each of group) each.tabIndex = each === kept ? 0 : -1;
  }
}

let byKeyboard = false;
addEventListener("keydown", () => { byKeyboard = true; }, true);
addEventListener("pointerdown", () => { byKeyboard = false; }, true);

/** Whoever plays by keyboard is not lost when the card they held has gone. */
export function settle(root, desk) {
  const lost = document.activeElement === document.body || !document.activeElement?.isConnected;
  if (!byKeyboard || !lost || !desk.options.value.size) return;
  const all = things(root);
  const to = all.some((each) => each.matches(".is-choosable")) ? start(all) : root.querySelector(".done:not(:disabled)") ?? all[0];
  if (to) focus(to, root);
}
