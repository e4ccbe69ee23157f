// The first lesson: a short game in which every choice is explained and made by the learner.
import { Icon } from "../lib/emblem.js";
import { Film } from "../lib/film.js";
import { useGame } from "../lib/games.js";
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { seatsNamed } from "../lib/people.js";
import { Link } from "../lib/router.js";
import { confirmTurns, pace } from "../lib/settings.js";
import { setUp, useAnswer, useDeed } from "../lib/tables.js";
import { say, useWords } from "../lib/words.js";
import { Page, Problem, Reel, Title, Waiting } from "./shell.js";

const REPLY = 1400; // milliseconds for a choice of the other side
const LEARNER = 0;

export default function Lesson({ game: name }) {
  const game = useGame(name);
  const ready = useWords("lesson");
  const { value, error, again } = useAnswer(`/api/lesson/${name}`);
  if (error?.code === "not_found") return html`<${Page} title=${say("learn-title")}><p>${say("learn-none")}</p><//>`;
  if (error) return html`<${Page} title=${say("learn-title")}><${Problem} error=${error} again=${again} /><//>`;
  return value && game && ready ? html`<${Course} name=${name} game=${game} lesson=${value} />` : html`<${Waiting} />`;
}

function Course({ name, game, lesson }) {
  const { Table } = game;
  const film = useMemo(() => new Film(lesson), [lesson]);
  const seats = useMemo(() => seatsNamed(lesson).map((seat, i) => ({ ...seat, you: i === LEARNER })), [lesson]);
  const [astray, setAstray] = useState(false);
  const at = film.at.value;
  useReplies(film);
  useEffect(() => setAstray(false), [at]);

  /** Choices that are wanted are made; at the first that is not, we stay and say so. */
  const act = (actions) => {
    for (const action of actions) {
      if (film.now.peek().wanted !== action) return setAstray(true);
      film.step(1);
    }
    return undefined;
  };
  return html`
    <main class="screening lesson">
      <${Reel}>
        <${Title}>${say("learn-title")}<//>
        <span class="step">${say("learn-step", steps(film))}</span>
        <span class="spring" />
        <${Help} name=${name} film=${film} />
      <//>
      <${Table} now=${film.now.value} entries=${film.entries.value} seats=${seats} eyes=${LEARNER}
        act=${act} said=${html`<${Speech} game=${game} film=${film} astray=${astray} />`} advised=${astray ? wantedTouch(film.now.value) : null}
        dock=${at === film.last ? html`<${Onwards} name=${name} />` : undefined} />
    </main>`;
}

/** The teacher. A card is picked up together with its place, so both are explained at once. */
function Speech({ game, film, astray }) {
  const now = film.now.value;
  if (!now.say) return say("learn-their-turn");
  const next = film.frames[film.at.value + 1]?.now;
  const both = choiceWanted(now)?.next.length > 0 && next?.say;
  const last = both ? next : now;
  const confirm = confirmTurns.value && choiceWanted(last) && game.staged(choiceWanted(last));
  return html`
    ${astray && html`<span class="astray">${say("learn-not-quite")} </span>`}
    ${say(now.say)} ${both && html`<em>${say(next.say)}</em>`} ${confirm && html`<em>${say("learn-done")}</em>`}`;
}

const choiceWanted = ({ choices, wanted }) => choices.find(({ action }) => action === wanted);

/** What is to be touched. */
const wantedTouch = (now) => choiceWanted(now)?.touch;

/** Which of the learner's turns this is. */
function steps(film) {
  const turns = film.turns.filter((start) => film.frames[start].now.to_move === LEARNER);
  return { turn: turns.filter((start) => start <= film.at.value).length, of: turns.length };
}

function Help({ name, film }) {
  return html`
    ${film.now.value.wanted !== null && html`
      <button class="btn" type="button" onClick=${() => film.step(1)}><${Icon} name="hint" /><span>${say("learn-show")}</span></button>`}
    <${Link} class="btn" href="/rules/${name}"><${Icon} name="book" /><span>${say("page-rules")}</span><//>`;
}

function Onwards({ name }) {
  const [begin, busy, error] = useDeed(setUp);
  const play = () => begin(name, "computer", { hints: true });
  return html`
    <section class="dock onwards">
      <${Problem} error=${error} />
      <button class="btn primary large" type="button" onClick=${play} disabled=${busy}><${Icon} name="play" />${say("start-play")}</button>
      <${Link} class="btn" href="/">${say("page-home")}<//>
    </section>`;
}

/** The other side answers by itself. */
function useReplies(film) {
  const at = film.at.value;
  useEffect(() => {
    if (film.frames[at].now.wanted !== null || at === film.last) return undefined;
    const timer = setTimeout(() => film.step(1), REPLY * (pace.value || 0.6));
    return () => clearTimeout(timer);
  }, [at]);
}
