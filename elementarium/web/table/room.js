// What every game's table does with the page: its desk follows what the page knows, and listens to
// mouse, finger, pen and keyboard.
//
// `Table` takes
//   now       the table as the server tells it (see docs/protocol.md), with a view
//   entries   log entries up to now; those that are new are shown as motions
//   latest    in a replay, where only what is worth watching is among `entries`: the last entry, and the view before it
//   memory    a name under which a game may remember in this window what was looked at
//   seats     who sits where, as in a summary
//   eyes      the seat through whose eyes it is seen, null for spectators; `near`: whose side is below
//   act       called with one or two action ids that were chosen together; left out: nothing can be chosen
//   undo      called to take back the last choice
//   still     a replay: nothing can be chosen; `open`: both hands are shown
//   waiting   a choice is under way; `closed`: the hand is hidden while the device is passed on
//   said      a sentence instead of what is expected; `notice`: instead of the consequence
//   advised   the touch that a hint names; `shown`: the place the log speaks of
//   tools, panel, dock, clocks   what the page adds: beside the name, at the side, instead of the hand, a seat's clock
//   onCommand called with "hint", "log", "help", "close" when their key is pressed
import { useEffect, useLayoutEffect, useMemo, useRef } from "../lib/html.js";
import { press, rove, settle } from "./keys.js";
import { listen } from "./touching.js";

/** The desk of a table. `spotOf` says where a touch is made; the rest is what a `Table` is given. */
export function useDesk(Desk, root, spotOf, { now, entries, eyes = null, near = eyes ?? 0, act, undo, still, waiting, closed, advised, shown, latest, memory }) {
  const desk = useMemo(() => new Desk(root), []);
  useLayoutEffect(() => {
    const mine = Boolean(act) && !still && !waiting && !closed;
    desk.update({ now, entries, act, undo, eyes, near, mine, still: Boolean(still), latest, memory });
    desk.advised.value = advised ? spotOf(advised) : null;
    desk.shown.value = shown ?? null;
  });
  return desk;
}

/** Listens from the moment the table is drawn; `letters` are the keys of the game. */
export function useListening(root, desk, letters, onCommand) {
  const command = useRef();
  command.current = onCommand;
  useLayoutEffect(() => listen(root.current, desk), []);
  useLayoutEffect(() => {
    const down = (event) => {
      const wanted = press(event, root.current, desk, letters);
      if (wanted && !desk.obey(wanted)) command.current?.(wanted);
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
  useEffect(() => {
    rove(root.current);
    settle(root.current, desk);
  });
}
