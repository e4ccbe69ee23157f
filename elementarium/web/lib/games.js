// The games of the house. What is light is known at once; a game's table, its words and its style
// are loaded when first wanted. A game is a folder with two doors:
//
//   options.js   `defaults`, what is agreed if nobody says otherwise; `players`, how many sit down then; `idle`, at how
//                many more seats nobody sits; `Mode`,
//                if that can be chosen, the form for it; `Agree`, the form for the rest; `Brief`, what
//                the start page asks; `facts`, an agreement in a few words; `hasWinner`, whether
//                somebody wins what was agreed on, or the tally is the result
//   game.js      `Table`; `HELP`, message ids of its keys, and `TEAM_HELP`, of what teams need to know; `isOpen`, whether a view holds nothing hidden from
//                anybody at this screen; `staged`, whether a choice waits for Done; `speak`, a message in words;
//                `waiting`, what the other side is doing; `grouped` and `lineOf` for the log; `figures`, what
//                it draws into its rules
import * as elementalRift from "../games/elemental-rift/options.js";
import * as elements from "../games/elements/options.js";
import * as riftforce from "../games/riftforce/options.js";
import { useEffect, useState } from "./html.js";
import { remembered } from "./settings.js";
import { learn, say } from "./words.js";

const OPTIONS = { riftforce, elements, "elemental-rift": elementalRift };
const LOAD = {
  riftforce: () => import("../games/riftforce/game.js"),
  elements: () => import("../games/elements/game.js"),
  "elemental-rift": () => import("../games/elemental-rift/game.js"),
};
/** The files of a game's words. */
const WORDS = { riftforce: ["riftforce", "trainer"], elements: ["elements"], "elemental-rift": ["elemental-rift", "rift"] };
const loading = new Map();

export const GAMES = Object.keys(LOAD);

/** The game one last chose: the one of "Play now". */
export const favourite = remembered("game", GAMES[0]);
if (!GAMES.includes(favourite.value)) favourite.value = GAMES[0];

/** What can be agreed on in a game. */
export const optionsOf = (name) => OPTIONS[name];

/** Whether one plays alone what was agreed. */
export const isAlone = (name, options) => optionsOf(name).players(options) === 1;

export const gameName = (name) => say(`start-${name}`);

const opponents = Object.fromEntries(GAMES.map((name) => [name, remembered(`opponent.${name}`, "search:steady")]));

/** The opponent one last chose in a game, a signal. */
export const opponentIn = (name) => opponents[name];

/** A game with its words and its style. */
function loadGame(name) {
  if (!loading.has(name)) loading.set(name, Promise.all([LOAD[name](), ...WORDS[name].map(learn), styled(name)]).then(([game]) => game));
  return loading.get(name);
}

/** A game once it is there, null before; `undefined` is no game. */
export function useGame(name) {
  const [game, set] = useState(null);
  const [error, fail] = useState(null);
  useEffect(() => {
    let wanted = true;
    if (LOAD[name]) loadGame(name).then((loaded) => wanted && set(loaded), (reason) => wanted && fail(reason));
    return () => { wanted = false; };
  }, [name]);
  if (error) throw error; // the page says that it broke
  return game;
}

/** A game's own style sheet, once it is read. */
function styled(name) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/static/styles/${name}.css` });
  return new Promise((done, fail) => {
    Object.assign(link, { onload: done, onerror: fail });
    document.head.append(link);
  });
}
