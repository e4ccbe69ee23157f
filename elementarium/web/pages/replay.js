// A match looked at again: step by choice or by turn, through any eyes, with the chances of winning.
import { Icon } from "../lib/emblem.js";
import { Film } from "../lib/film.js";
import { optionsOf, useGame } from "../lib/games.js";
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { seatsNamed, sidesOf } from "../lib/people.js";
import { query } from "../lib/router.js";
import { pace } from "../lib/settings.js";
import { useAnswer } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { Scrub } from "./scrub.js";
import { Import } from "./import.js";
import { Copy } from "./invitation.js";
import { Page, Problem, Reel, Title, Waiting } from "./shell.js";
import { Log } from "../table/log.js";
import { Panel } from "../table/panel.js";
import { nameAt, outcomeOf, scoreFrom, sideName } from "../table/telling.js";

const BEAT = 900; // milliseconds for a choice, and for each thing it causes
const EVENT = 330;

export default function Replay({ id }) {
  const [eyes, look] = useState(query.value.get("eyes") ?? "all");
  const { value, error, again } = useAnswer(`/api/replays/${id}`, { eyes });
  const [film, setFilm] = useState(null);
  const game = useGame(value?.game);
  useEffect(() => { // other eyes see the same moment
    if (value) setFilm((old) => new Film(value, old ? old.at.peek() : Number(query.value.get("at") ?? 0)));
  }, [value]);
  if (error) return html`<${Page} title=${say("replay-title")}><${Problem} error=${error} again=${again} /><${Import} /><//>`;
  if (!film || !value || !game) return html`<${Waiting} />`;
  return html`<${Showing} id=${id} game=${game} film=${film} match=${value} eyes=${eyes} look=${look} />`;
}

function Showing({ id, game, film, match, eyes, look }) {
  const { Table } = game;
  const seats = useMemo(() => seatsNamed(match), [match]);
  const names = seats.map((_, seat) => nameAt(seats, seat));
  const sides = sidesOf(seats).map((_, side) => sideName(seats, side));
  const [reading, read] = useState(false);
  const [shown, show] = useState(null);
  const entries = film.entries.value;
  const close = () => { read(false); show(null); };
  const log = reading && html`
    <${Panel} title=${say("table-log")} onClose=${close}>
      <${Log} game=${game} entries=${entries} seats=${seats} eyes=${seen(eyes).eyes} onShow=${show} />
    <//>`;
  const command = (name) => (name === "log" ? read(!reading) : close());
  useKeys(film);
  return html`
    <main class="screening">
      <${Reel}>
        <${Title}>${sides.join(" – ")}<//>
        <${Outcome} match=${match} seats=${seats} score=${film.frames.at(-1).now.view.score} />
        <span class="spring" />
        <${Eyes} eyes=${eyes} look=${look} names=${names} />
        <button class="icon" type="button" aria-pressed=${reading} aria-label=${say("table-log")} title=${say("table-log")} onClick=${() => command("log")}><${Icon} name="log" /></button>
        <${Keep} id=${id} eyes=${eyes} film=${film} />
      <//>
      <${Table} ...${seen(eyes)} now=${film.now.value} entries=${film.fresh} latest=${film.latest} seats=${seats} still
        shown=${shown} panel=${log || undefined} onCommand=${command} />
      <footer class="controls" role="group" aria-label=${say("replay-controls")}>
        <${Pedals} film=${film} />
        <${Scrub} id=${id} film=${film} names=${sides} />
      </footer>
    </main>`;
}

/** Whose eyes these are for the table, and whose side is below. */
function seen(eyes) {
  const seat = Number(eyes);
  return Number.isNaN(seat) ? { eyes: null, near: 0, open: eyes === "all" } : { eyes: seat, near: seat };
}

function Eyes({ eyes, look, names }) {
  const seats = names.map((name, seat) => [String(seat), name]);
  const options = [["all", say("replay-eyes-all")], ...seats, ["spectator", say("replay-eyes-spectator")]];
  return html`
    <label class="eyes"><${Icon} name="eye" /><span class="sr">${say("replay-eyes")}</span>
      <select value=${eyes} onChange=${(event) => look(event.target.value)}>
        ${options.map(([value, label]) => html`<option value=${value}>${label}</option>`)}
      </select>
    </label>`;
}

function Outcome({ match: { game, options, result }, seats, score }) {
  if (!result) return null;
  if (!optionsOf(game).hasWinner(options)) return html`<p class="outcome">${scoreFrom(score, 0)}</p>`;
  const said = say("replay-won", outcomeOf(result, seats, null));
  return html`<p class="outcome" title=${result.key && say("replay-verified")}>${said} ${say("replay-how", { how: result.how })}</p>`;
}

function Keep({ id, eyes, film }) {
  const link = `${location.origin}/replay/${id}?eyes=${eyes}&at=${film.at.value}`;
  return html`
    <div class="keep">
      <${Copy} text=${link} primary=${false} />
      <a class="btn" href="/api/replays/${id}/file" download><${Icon} name="download" /><span>${say("replay-file")}</span></a>
    </div>`;
}

/** Steps to and fro, by choice and by turn. */
function Pedals({ film }) {
  const [playing, play] = usePlaying(film);
  const button = (id, icon, act) => html`
    <button class="icon" type="button" title=${say(id)} aria-label=${say(id)} onClick=${act}><${Icon} name=${icon} /></button>`;
  const toggle = say(playing ? "replay-pause" : "replay-play");
  return html`
    <div class="pedals">
      ${button("replay-first", "first", () => film.go(0))}
      ${button("replay-back-turn", "turn-back", () => film.stepTurn(-1))}
      ${button("replay-back", "back", () => film.step(-1))}
      <button class="btn primary" type="button" onClick=${() => play(!playing)} title=${toggle} aria-label=${toggle}><${Icon} name=${playing ? "pause" : "play"} /></button>
      ${button("replay-forward", "forward", () => film.step(1))}
      ${button("replay-forward-turn", "turn-on", () => film.stepTurn(1))}
      ${button("replay-last", "last", () => film.go(film.last))}
    </div>`;
}

/** Plays on by itself, each choice as long as it takes to see; stops at the end. */
function usePlaying(film) {
  const [playing, play] = useState(false);
  const at = film.at.value;
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= film.last) { play(false); return undefined; }
    const { events } = film.frames[at].entry;
    const timer = setTimeout(() => film.step(1), (BEAT + EVENT * events.length) * (pace.value || 0.5));
    return () => clearTimeout(timer);
  }, [playing, at, film]);
  const start = (on) => {
    if (on && film.at.value >= film.last) film.go(0);
    play(on);
  };
  return [playing, start];
}

const KEYS = {
  ArrowLeft: (film) => film.step(-1), ArrowRight: (film) => film.step(1),
  PageUp: (film) => film.stepTurn(-1), PageDown: (film) => film.stepTurn(1),
  Home: (film) => film.go(0), End: (film) => film.go(film.last),
};

/** Arrows step by choice, page keys by turn. Fields keep their own keys, and who walks over the table its arrows. */
function useKeys(film) {
  useEffect(() => {
    const press = (event) => {
      const act = KEYS[event.key];
      if (!act || event.target.closest?.(event.key.startsWith("Arrow") ? "input, select, [data-at]" : "input, select")) return;
      event.preventDefault();
      event.stopPropagation(); // the table would take arrows as a way in
      act(film);
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [film]);
}
