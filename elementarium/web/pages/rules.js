// The rules: text from the server, drawn examples, the guilds as cards.
import { Emblem, Icon } from "../lib/emblem.js";
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { Link, moved } from "../lib/router.js";
import { useAnswer } from "../lib/tables.js";
import { language, say } from "../lib/words.js";
import { guildsOf, pairOf } from "../games/riftforce/guilds.js";
import { Picture } from "../games/riftforce/table.js";
import { abilityOf, guildName } from "../games/riftforce/telling.js";
import { Bar, Problem, Waiting, useTitle } from "./shell.js";

export default function Rules({ game }) {
  const { value, error, again } = useAnswer(`/api/rules/${game}`, { language: language.value });
  useTitle(say("rules-title"));
  return html`
    <${Bar} />
    <main id="main" class="rules">
      <${Problem} error=${error} again=${again} />
      ${value ? html`<${Text} key=${value.html} source=${value.html} />` : !error && html`<${Waiting} />`}
    </main>`;
}

/** The text, set once; drawings are put into their places afterwards. */
function Text({ source }) {
  const text = useRef();
  const [chapters, setChapters] = useState([]);
  useLayoutEffect(() => {
    setChapters(marked(text.current));
    return drawn(text.current);
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
      <${Link} class="btn" href="/lesson/riftforce"><${Icon} name="lesson" />${say("start-lesson")}<//>
    </aside>
    <article ref=${text} class="prose" dangerouslySetInnerHTML=${{ __html: source }} />`;
}

/** The chapters of the text; its title can take the focus. */
function marked(text) {
  text.querySelector("h1")?.setAttribute("tabindex", "-1");
  return [...text.querySelectorAll("h2")].map(({ id, textContent }) => ({ id, name: textContent }));
}

/** Draws examples and guilds into the text; returns what takes them away again. */
function drawn(text) {
  const places = [
    ...[...text.querySelectorAll("figure.example")].map((place) => [place, html`<${Example} ...${JSON.parse(place.dataset.example)} />`]),
    ...[...text.querySelectorAll(".guilds[data-set]")].map((place) => [place, html`<${Guilds} set=${place.dataset.set} />`]),
  ];
  for (const [place, drawing] of places) {
    place.className = `drawn ${place.localName}`;
    render(drawing, place);
  }
  return () => { for (const [place] of places) render(null, place); };
}

/** Some columns, what they become, and what that shows. */
function Example({ columns, then, caption }) {
  return html`
    <div class="before-after ${then ? "" : "single"}">
      <${Picture} columns=${columns} />
      ${then && html`<${Icon} name="forward" label=${say("rules-becomes")} /><${Picture} columns=${then} />`}
    </div>
    <figcaption>${caption}</figcaption>`;
}

function Guilds({ set }) {
  return html`
    <ul class="summoners">
      ${guildsOf(set).map((guild) => html`
        <li class="summoner-card g-${guild}">
          <${Emblem} guild=${guild} />
          <div>
            <h4>${guildName(guild)} <span class="pair">${pairOf(guild)}</span></h4>
            ${abilityOf(guild).map((sentence) => html`<p>${sentence}</p>`)}
          </div>
        </li>`)}
    </ul>`;
}
