// Elements, as the page knows a game: see lib/games.js.
export { figures } from "./figures.js";
export { grouped, lineOf } from "./log.js";
export { Table } from "./table.js";
export { speak, waiting } from "./telling.js";

export const HELP = [
  "elements-help-drag", "table-help-look", "table-help-arrows", "table-help-enter", "table-help-d", "table-help-u",
  "elements-help-t", "elements-help-x", "elements-help-r", "elements-help-s", "table-help-h", "table-help-l", "table-help-escape",
];

/** There is always a hand to hide. */
export const isOpen = () => false;

/** Every choice ends the turn, and waits for Done. */
export const staged = () => true;
