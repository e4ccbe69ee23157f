// The rules: text from the server, with what the game draws into it.
import { Icon } from "../lib/emblem.js";
import { GAMES, gameName, useGame } from "../lib/games.js";
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { Link, moved } from "../lib/router.js";
import { useAnswer } from "../lib/tables.js";
import { language, say } from "../lib/words.js";
import { Bar, Problem, Waiting, useTitle } from "./shell.js";

export default function Rules({ game: name }) {
  const game = useGame(name);
  const { value, error, again } = useAnswer(`/api/rules/${name}`, { language: language.value });
  useTitle(say("rules-title", { game: gameName(name) }));
  return html`
    <${Bar} />
    <main id="main" class="rules">
      <${Problem} error=${error} again=${again} />
      ${value && game ? html`<${Text} key=${value.html} name=${name} figures=${game.figures} source=${value.html} />` : !error && html`<${Waiting} />`}
    </main>`;
}

/** The text, set once; drawings are put into their places afterwards. */
function Text({ name, figures, source }) {
  const text = useRef();
  const [chapters, setChapters] = useState([]);
  useLayoutEffect(() => {
    setChapters(marked(text.current));
    return drawn(text.current, figures);
  }, []);
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    if (moved.value) text.current.querySelector("h1")?.focus({ preventScroll: true });
  }, []);
  return html`
    <aside class="contents">
      <nav aria-label=${say("rules-contents")}>
        <h2>${say("rules-contents")}</h2>
        <ol>${chapters.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ol>
      </nav>
      <${Link} class="btn" href="/lesson/${name}"><${Icon} name="lesson" />${say("start-lesson")}<//>
      ${GAMES.filter((other) => other !== name).map((other) => html`
        <${Link} class="btn" href="/rules/${other}"><${Icon} name="book" />${say("rules-title", { game: gameName(other) })}<//>`)}
    </aside>
    <article ref=${text} class="prose" dangerouslySetInnerHTML=${{ __html: source }} />`;
}

/** The chapters of the text; its title can take the focus. */
function marked(text) {
  text.querySelector("h1")?.setAttribute("tabindex", "-1");
  return [...text.querySelectorAll("h2")].map(({ id, textContent }) => ({ id, name: textContent }));
}

/** Draws what the game draws into its rules; returns what takes it away again. */
function drawn(text, figures) {
  const places = Object.entries(figures).flatMap(([place, draw]) => [...text.querySelectorAll(place)].map((each) => [each, draw]));
  for (const [place, draw] of places) {
    place.className = `drawn ${place.localName}`;
    render(draw(place.dataset), place);
  }
  return () => { for (const [place] of places) render(null, place); };
}
