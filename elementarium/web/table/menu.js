// What else can be done at a table: icons beside the names, and all of it in the menu.
import { Icon } from "../lib/emblem.js";
import { html } from "../lib/html.js";
import { Link } from "../lib/router.js";
import { sound } from "../lib/settings.js";
import { say } from "../lib/words.js";

const turnSound = () => { sound.value = !sound.value; };
const soundLabel = () => say(sound.value ? "table-sound-off" : "table-sound-on");

/** `open` is the panel that is open, `may` what is possible here, `unread` how many lines were said since one looked. */
export function Tools({ open, onOpen, may, unread, watchers }) {
  const tool = (name, icon, extra) => html`
    <button type="button" class="icon" aria-label=${say(`table-${name}`)} title=${say(`table-${name}`)} aria-expanded=${open === name}
      onClick=${() => onOpen(name)}><${Icon} name=${icon} />${extra}</button>`;
  const news = unread > 0 && html`<span class="news" aria-label=${say("table-chat-new", { count: unread })}>${unread}</span>`;
  return html`
    <nav class="tools" aria-label=${say("table-menu")}>
      ${watchers > 0 && html`<span class="watchers" title=${say("table-watchers", { count: watchers })}><${Icon} name="eye" />${watchers}</span>`}
      ${may.hint && tool("hint", "hint")}
      ${tool("log", "log")}
      ${may.chat && tool("chat", "chat", news)}
      <button type="button" class="icon" aria-label=${soundLabel()} title=${soundLabel()} aria-pressed=${sound.value} onClick=${turnSound}>
        <${Icon} name=${sound.value ? "sound" : "mute"} /></button>
      <button type="button" class="icon always" aria-label=${say("table-menu")} title=${say("table-menu")} aria-expanded=${open === "menu"}
        onClick=${() => onOpen("menu")}><${Icon} name="menu" />${news}</button>
    </nav>`;
}

/** `rules` is where they can be read. */
export function Menu({ rules, onOpen, may, watchers }) {
  const entry = (name, icon) => html`
    <button type="button" class="btn" onClick=${() => onOpen(name)}><${Icon} name=${icon} />${say(`table-${name}`)}</button>`;
  return html`
    <div class="stack">
      ${may.hint && entry("hint", "hint")}
      ${entry("log", "log")}
      ${may.chat && entry("chat", "chat")}
      ${entry("help", "help")}
      <button type="button" class="btn" onClick=${turnSound}><${Icon} name=${sound.value ? "sound" : "mute"} />${soundLabel()}</button>
      <${Link} class="btn" href=${rules}><${Icon} name="book" />${say("table-rules")}<//>
      <${Link} class="btn" href="/settings"><${Icon} name="gear" />${say("table-settings")}<//>
      <${Link} class="btn" href="/"><${Icon} name="back" />${say("table-home")}<//>
      ${may.resign && entry("resign", "flag")}
      ${watchers > 0 && html`<p>${say("table-watchers", { count: watchers })}</p>`}
    </div>`;
}

/** `keys` are the message ids of what keys do. */
export const Help = ({ keys }) => html`<ul class="stack keys">${keys.map((each) => html`<li key=${each}>${say(each)}</li>`)}</ul>`;
