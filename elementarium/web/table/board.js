// What all boards have in common.

/** By what each event does to a board: what happens at a table, as a new table. */
export const advanceBy = (steps) => (board, event) => {
  const step = steps[event.event];
  if (!step) return board;
  const next = structuredClone(board);
  step(next, event);
  return next;
};
