// A table being played: the game's own drawing, and around it what every game has.
import { sayError } from "../lib/api.js";
import { connection, follow } from "../lib/connection.js";
import { gameName, useGame } from "../lib/games.js";
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { SIDES } from "../lib/people.js";
import { remembered } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { Chat, muted } from "../table/chat.js";
import { Clock } from "../table/clock.js";
import { Curtain, Resigning } from "../table/docks.js";
import { Ending } from "../table/ending.js";
import { Hints } from "../table/hint.js";
import { Lobby } from "../table/lobby.js";
import { Log, linesOf } from "../table/log.js";
import { Help, Menu, Tools } from "../table/menu.js";
import { Panel } from "../table/panel.js";
import { isShared, nameAt } from "../table/telling.js";
import { Page, Problem, Waiting, useTitle } from "./shell.js";

const WIDE = 1500; // pixels from which on the log has room beside everything else
const showLog = remembered("showLog", true); // there, whether it is open from the beginning

/** `id` is the table's, from the address. */
export default function TablePage({ id }) {
  const followed = useMemo(() => follow(id), [id]);
  useEffect(() => () => followed.leave(), [followed]);
  const summary = followed.summary.value;
  const problem = followed.problem.value;
  const game = useGame(summary?.game);
  if (!summary && problem) return html`<${Page} title=${say("table-not-here")}><${Problem} error=${problem} /><//>`;
  if (!summary) return html`<${Waiting} />`;
  if (!followed.now.value?.view) return html`<${Lobby} table=${id} summary=${summary} />`;
  return game ? html`<${Game} followed=${followed} game=${game} />` : html`<${Waiting} />`;
}

function Game({ followed, game }) {
  const { Table } = game;
  const { game: name, seats, chat, hints } = followed.summary.value;
  const now = followed.now.value;
  const { panel, open, shown, show } = usePanels();
  const passing = usePassing(game, seats, now);
  const advice = useAdvice(followed, now);
  const unread = useUnread(followed.lines.value, panel === "chat");
  const mine = now.to_move !== null && Boolean(seats[now.to_move].you);
  useTitle(titleOf(now, seats, mine));
  const may = { hint: hints && !now.result, ask: mine, chat, resign: !now.result && now.eyes !== null };
  const at = { followed, game, name, now, seats, panel, open, show, passing, advice, may, turn };
  return html`
    <main class="at-table">
      <h1 class="sr">${gameName(name)}</h1>
      <${Table} now=${now} entries=${followed.entries.value} memory=${followed.table} seats=${seats} eyes=${now.eyes} near=${passing.near}
        act=${mine ? act : undefined} undo=${() => followed.undo(now.eyes)} waiting=${followed.waiting.value} closed=${passing.under}
        said=${passing.under ? game.waiting(now.view, seats, now.to_move) : undefined} notice=${noticeOf(followed)}
        advised=${advice.touch} shown=${shown} onCommand=${turn} doing=${(seat) => doing(followed, now, seat)}
        away=${(seat) => isAway(followed, seat)} clocks=${clocksOf(followed, now, seats)}
        tools=${html`<${Tools} open=${panel} onOpen=${turn} may=${may} unread=${unread} watchers=${followed.here.value.watchers} />`}
        dock=${dockAt(at)} panel=${panelAt(at)} />
      <p class="sr" aria-live="polite">${news(game, followed.entries.value, seats, now.eyes)}</p>
      ${connection.value === "lost" && html`<p class="presence" role="status">${say("table-lost")}</p>`}
    </main>`;

  function act(actions) {
    advice.follow(actions);
    followed.act(now.to_move, actions);
  }

  /** Open or close a panel by its name; a hint is asked for at once. */
  function turn(name) {
    if (name === "hint" && !may.hint) return;
    if (name === "hint" && panel !== "hint" && mine && advice.none) followed.hint(now.to_move);
    open(name === "close" || name === panel ? null : name);
  }
}

/** What lies in place of the hand: the end, a question, or that the device is passed on. */
function dockAt({ followed, game, now, seats, panel, open, passing }) {
  const { table, summary, commitment, key } = followed;
  if (now.result) return html`<${Ending} ...${{ game, table, summary: summary.value, now }} eyes=${now.eyes} commitment=${commitment.value} secret=${key.value} />`;
  const resign = () => {
    open(null);
    followed.resign(now.eyes);
  };
  if (panel === "resign") return html`<${Resigning} onResign=${resign} onStay=${() => open(null)} />`;
  return passing.under ? html`<${Curtain} name=${nameAt(seats, now.to_move)} onReady=${passing.accept} />` : undefined;
}

function panelAt(at) {
  if (!at.panel || at.panel === "resign") return null;
  return html`<${Panel} title=${say(`table-${at.panel}`)} onClose=${() => at.open(null)}>${PANELS[at.panel](at)}<//>`;
}

const PANELS = {
  log: ({ followed, game, seats, now, show }) => html`<${Log} game=${game} entries=${followed.entries.value} seats=${seats} eyes=${now.eyes} onShow=${show} />`,
  chat: ({ followed, seats }) => html`<${Chat} lines=${linesSaid(followed, seats)} onSay=${(said) => followed.chat(said)} mayTalk=${seats.some(({ you }) => you)} />`,
  hint: ({ followed, game, seats, now, advice, may }) => html`
    <${Hints} game=${game} answer=${followed.hints.value} seats=${seats} eyes=${now.eyes} steps=${advice.steps} mayAsk=${may.ask} onAsk=${() => followed.hint(now.to_move)} />`,
  help: ({ game, seats }) => html`<${Help} keys=${[...game.HELP, ...(seats.length > SIDES ? game.TEAM_HELP : [])]} />`,
  menu: ({ followed, game, name, now, turn, may }) => html`<${Menu} rules="/rules/${name}${game.chapter?.(now.view) ?? ""}" onOpen=${turn} may=${may} watchers=${followed.here.value.watchers} />`,
};

/** A clock a seat, where the table has clocks. */
function clocksOf(followed, { clock }, seats) {
  if (!clock) return undefined;
  return (seat) => html`<${Clock} clock=${clock} seat=${seat} name=${nameAt(seats, seat)} time=${() => followed.serverTime()} />`;
}

/** The panel that is open, and the place its lines point at. Resigning is asked in the dock. */
function usePanels() {
  const [panel, set] = useState(showLog.value && innerWidth >= WIDE ? "log" : null);
  const [shown, show] = useState(null);
  const open = (name) => {
    if (innerWidth >= WIDE) showLog.value = name === "log";
    show(null);
    set(name);
  };
  return { panel, open, shown, show };
}

/** Two at one screen: whose side is below, and whether the device is being passed on. */
function usePassing(game, seats, now) {
  const shared = isShared(seats);
  const [holder, hold] = useState(null);
  const open = !shared || now.eyes === null || game.isOpen(now.view) || now.result;
  const near = holder ?? seats.findIndex(({ you }) => you);
  if (open || !seats[now.to_move]?.you) return { near: shared ? near : (now.eyes ?? 0), under: false };
  return { near, under: holder !== now.eyes, accept: () => hold(now.eyes) };
}

/** The steps of the best hint: the next one is marked, as long as the player follows it. */
function useAdvice(followed, now) {
  const [steps, set] = useState(0);
  const answer = followed.hints.value;
  useEffect(() => set(0), [answer]);
  const turn = answer?.hints?.[0]?.turn ?? [];
  useEffect(() => { // it is over when its next step cannot be chosen
    const possible = now.choices.some(({ action }) => action === turn[steps]?.action);
    if (answer?.hints && !possible) followed.hints.value = null;
  }, [now]);
  const along = (actions) => {
    const same = actions.every((action, i) => turn[steps + i]?.action === action);
    if (same) set(steps + actions.length);
    else if (answer?.hints) followed.hints.value = null;
  };
  return { touch: turn[steps]?.touch ?? null, steps, follow: along, none: !answer };
}

function useUnread(lines, reading) {
  const [read, set] = useState(lines.length);
  useEffect(() => { if (reading) set(lines.length); }, [reading, lines.length]);
  return muted.value || reading ? 0 : lines.length - read;
}

const linesSaid = (followed, seats) => followed.lines.value.map((line) => ({ ...line, you: line.seat !== null && Boolean(seats[line.seat]?.you) }));

function titleOf(now, seats, mine) {
  if (now.result) return say("table-over");
  return mine ? say("table-turn") : nameAt(seats, now.to_move);
}

/** What a player is doing, beside the name. */
function doing(followed, now, seat) {
  if (isAway(followed, seat)) return say("table-away");
  if (now.to_move === null) return "";
  if (now.to_move !== seat) return say("table-waits");
  const { kind, you } = followed.summary.value.seats[seat];
  if (kind === "agent") return say("table-thinks");
  return say(you && now.eyes === seat && !isShared(followed.summary.value.seats) ? "table-your-turn" : "table-to-move");
}

function isAway(followed, seat) {
  const { kind } = followed.summary.value.seats[seat];
  return kind === "person" && followed.here.value.seats[seat] === false;
}

/** What went wrong with the last choice, in place of the consequence. */
function noticeOf(followed) {
  const problem = followed.problem.value;
  return problem ? html`<span class="problem-line" role="alert">${sayError(problem)}</span>` : undefined;
}

/** The latest entry in words, for those who listen to the table. */
const news = (game, entries, seats, eyes) => linesOf(game, entries.slice(-1), seats, eyes).map(({ heard, text }) => heard ?? text).join(" ");
