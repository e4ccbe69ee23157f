// My games, tables one can join, tables one can watch, and matches from a file.
import { Icon } from "../lib/emblem.js";
import { html } from "../lib/html.js";
import { Link } from "../lib/router.js";
import { useTables } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { Import } from "./import.js";
import { Empty, Page, Problem } from "./shell.js";
import { Tables } from "./tables.js";

export default function Games() {
  return html`
    <${Page} title=${say("page-games")}>
      <${Mine} />
      <${Shelf} show="open" title=${say("games-open")} empty=${say("games-open-empty")}
        action=${html`<${Link} class="btn" href="/new?company=friend"><${Icon} name="people" />${say("games-offer")}<//>`} />
      <${Shelf} show="watch" title=${say("games-watch")} empty=${say("games-watch-empty")} />
      <section><h2>${say("import-title")}</h2><${Import} /></section>
    <//>`;
}

function Mine() {
  const { value, error, again } = useTables("mine");
  if (!value) return html`<${Problem} error=${error} again=${again} />`;
  const running = value.filter((table) => table.stage !== "over");
  const over = value.filter((table) => table.stage === "over");
  const begin = html`<${Link} class="btn primary" href="/new">${say("games-begin")}<//>`;
  return html`
    <section>
      <h2>${say("games-go-on")}</h2>
      ${running.length ? html`<${Tables} tables=${running} />` : html`<${Empty} action=${begin}>${say("games-none")}<//>`}
    </section>
    ${over.length > 0 && html`<section><h2>${say("games-over")}</h2><${Tables} tables=${over} /></section>`}`;
}

function Shelf({ show, title, empty, action }) {
  const { value, error, again } = useTables(show);
  const tables = value?.filter(({ seats }) => !seats.some((seat) => seat.you)) ?? [];
  return html`
    <section>
      <h2>${title}</h2>
      ${!value && html`<${Problem} error=${error} again=${again} />`}
      ${value && (tables.length ? html`<${Tables} tables=${tables} />` : html`<${Empty} action=${action}>${empty}<//>`)}
    </section>`;
}
