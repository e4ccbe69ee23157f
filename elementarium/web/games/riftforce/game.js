// Riftforce, as the page knows a game: see lib/games.js.
export { Epilogue, chapter } from "./epilogue.js";
export { figures } from "./figures.js";
export { grouped, lineOf } from "./log.js";
export { Table } from "./table.js";
export { speak, waiting } from "./telling.js";

export const HELP = [
  "riftforce-help-drag", "table-help-look", "table-help-arrows", "table-help-enter", "table-help-d", "table-help-u",
  "riftforce-help-c", "table-help-h", "table-help-l", "table-help-escape",
];

/** What there is to know besides where teams play. */
export const TEAM_HELP = ["riftforce-help-areas", "riftforce-help-signs"];

/** The draft is open to everybody. */
export const isOpen = ({ phase }) => phase === "summoner";

/** What ends a turn waits for Done; a choice made by a button of its own is made at once. */
export const staged = ({ ends, touch }) => ends && !touch.button;
