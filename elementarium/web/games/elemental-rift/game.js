// Elemental Rift, as the page knows a game: see lib/games.js.
export { figures } from "./figures.js";
export { grouped, lineOf } from "./log.js";
export { Table } from "./table.js";
export { speak, waiting } from "./telling.js";

export const HELP = [
  "rift-help-look", "rift-help-move", "table-help-arrows", "table-help-enter", "rift-help-zoom", "rift-help-fit",
  "table-help-d", "table-help-u", "table-help-h", "table-help-l", "table-help-escape",
];

/** There is always a hand to hide. */
export const isOpen = () => false;

/** Whatever cannot be taken back waits for Done; a choice made by a button of its own is made at once. */
export const staged = ({ settles, touch }) => settles && !touch.button;
