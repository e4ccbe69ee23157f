// Setting up tables, and asking for them.
import { get, post } from "./api.js";
import { favourite, opponentIn, optionsOf } from "./games.js";
import { useCallback, useEffect, useState } from "./html.js";
import { go } from "./router.js";

const ME = { kind: "me" };
const OPEN = { kind: "open" };
const IDLE = { kind: "idle" };

/** Who sits down besides oneself: agents, friends who follow a link, others at this screen. */
const company = {
  computer: (players, agent) => [ME, ...Array(players - 1).fill({ kind: "agent", agent })],
  friend: (players) => [ME, ...Array(players - 1).fill(OPEN)],
  screen: (players) => Array(players).fill(ME),
};

/** Set up a table of a game and go there; it is the game one plays from now on. `who` is a kind of company. */
export async function setUp(game, who, settings = {}) {
  favourite.value = game;
  const { defaults, players, idle } = optionsOf(game);
  const options = settings.options ?? defaults();
  const seats = [...company[who](players(options), opponentIn(game).value), ...Array(idle?.(options) ?? 0).fill(IDLE)];
  const { table } = await post("/api/tables", { game, seats, ...settings, options });
  go(`/t/${table}`);
}

/** Something to do once, with how it stands: `[start, busy, error]`. */
export function useDeed(deed) {
  const [state, set] = useState({});
  const start = async (...args) => {
    set({ busy: true });
    try {
      await deed(...args);
      set({});
    } catch (error) {
      set({ error });
    }
  };
  return [start, Boolean(state.busy), state.error];
}

/** What a request answers, asked again `every` so many milliseconds: `{value, error, again}`; both undefined while it is under way, or without a path. */
export function useAnswer(path, query, { every } = {}) {
  const [answer, set] = useState({});
  const key = path + JSON.stringify(query ?? {});
  const ask = useCallback(() => {
    if (!path) return undefined;
    let wanted = true;
    const settle = (change) => wanted && set(change);
    get(path, query).then((value) => settle({ value }), (error) => settle((old) => ({ ...old, error })));
    return () => { wanted = false; };
  }, [key]);
  useEffect(ask, [ask]);
  useEffect(() => every && repeated(ask, every), [ask, every]);
  return { ...answer, again: ask };
}

const LISTS_AGAIN = 15_000; // milliseconds

/** Tables to join, to watch, or one's own, kept up to date. */
export const useTables = (show) => useAnswer("/api/tables", { show }, { every: LISTS_AGAIN });

/** Does something again and again while the page is looked at; returns what stops it. */
function repeated(deed, every) {
  const timer = setInterval(() => { if (!document.hidden) deed(); }, every);
  return () => clearInterval(timer);
}
