// What all pages share: the bar on top, headings, waiting, empty and broken states.
import { Icon, Logo } from "../lib/emblem.js";
import { favourite } from "../lib/games.js";
import { html, useEffect, useRef } from "../lib/html.js";
import { reachable, sayError } from "../lib/api.js";
import { Link, moved } from "../lib/router.js";
import { theme } from "../lib/settings.js";
import { LANGUAGES, language, nameOf, say, setLanguage } from "../lib/words.js";

/** A page below the bar; its title is also the window's. */
export function Page({ title, wide, children }) {
  return html`
    <${Bar} />
    <main id="main" class="page ${wide ? "wide" : ""}">
      <${Title}>${title}<//>
      ${children}
    </main>`;
}

/** The title gets the focus when one comes from another page, so that a screen reader says where one is. */
export function Title({ children }) {
  const heading = useRef();
  useTitle(children);
  useEffect(() => { if (moved.value) heading.current.focus({ preventScroll: true }); }, []);
  return html`<h1 ref=${heading} tabindex="-1" class="title">${children}</h1>`;
}

export function useTitle(title) {
  useEffect(() => { document.title = title ? `${title} · Elementarium` : "Elementarium"; }, [title]);
}

/** A slim bar over a table that fills the page: the way home, and what the page adds. */
export function Reel({ children }) {
  return html`
    <header class="reel">
      <${Link} class="home" href="/" aria-label=${say("page-home")} title=${say("page-home")}><${Logo} /><//>
      ${children}
    </header>`;
}

/** Home, learning, own games; language and theme at hand. */
export function Bar({ home = true }) {
  return html`
    <nav class="bar" aria-label=${say("page-navigation")}>
      ${home && html`<${Link} class="home" href="/"><${Logo} /><span class="serif">Elementarium</span><//>`}
      <span class="spring"></span>
      <${Link} class="go" href="/games"><${Icon} name="log" /><span>${say("page-games")}</span><//>
      <${Link} class="go" href="/rules/${favourite.value}"><${Icon} name="book" /><span>${say("page-rules")}</span><//>
      <${Languages} />
      <${Themes} />
      <${Link} class="icon" href="/settings" title=${say("page-settings")} aria-label=${say("page-settings")}><${Icon} name="gear" /><//>
    </nav>`;
}

function Languages() {
  const choose = (event) => setLanguage(event.target.value);
  return html`
    <label class="tongue">
      <${Icon} name="globe" /><span class="code" aria-hidden="true">${language.value}</span>
      <select aria-label=${say("page-language")} value=${language.value} onChange=${choose}>
        ${LANGUAGES.map((code) => html`<option value=${code} lang=${code}>${nameOf(code)}</option>`)}
      </select>
    </label>`;
}

export const THEMES = ["auto", "dark", "light", "contrast"];

/** One button that turns through the themes and says which is next. */
function Themes() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length];
  const label = say("page-theme-next", { theme: theme.value });
  const turn = () => { theme.value = next; };
  return html`<button class="icon" type="button" title=${label} aria-label=${label} onClick=${turn}><${Icon} name="theme" /></button>`;
}

export function Waiting() {
  return html`<p class="alone waiting" role="status">${say("page-waiting")}</p>`;
}

/** Nothing here yet, and what one could do about it. */
export function Empty({ children, action }) {
  return html`<div class="nothing"><p>${children}</p>${action}</div>`;
}

/** Something went wrong: what, and what to do; developers find more in the title. */
export function Problem({ error, again }) {
  if (!error) return null;
  return html`
    <div class="problem" role="alert" title=${error.detail}>
      <p>${sayError(error)}</p>
      ${again && html`<button class="btn" type="button" onClick=${again}>${say("page-again")}</button>`}
    </div>`;
}

/** A page that could not be shown at all. */
export function Failure({ error }) {
  return html`<${Page} title=${say("page-trouble")}><${Problem} error=${error} again=${() => location.reload()} /><//>`;
}

export function Offline() {
  return html`<div role="status" class="offline">${!reachable.value && html`<p>${say("page-offline")}</p>`}</div>`;
}
