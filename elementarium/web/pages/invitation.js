// An invitation while seats are free: a link, its code to scan, honest about who can open it.
import { Icon } from "../lib/emblem.js";
import { gameName } from "../lib/games.js";
import { html, useState } from "../lib/html.js";
import { useAnswer } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { Problem } from "./shell.js";

/** `table` is the table's id, `game` what is played there, `players` how many play. */
export function Invitation({ table, game, players }) {
  const { value, error, again } = useAnswer(`/api/tables/${table}/invitation`);
  if (!value) return html`<section class="invitation"><${Problem} error=${error} again=${again} /></section>`;
  return html`
    <section class="invitation" aria-labelledby="invite">
      <div class="invite-text">
        <h2 id="invite">${say("invite-send")}</h2>
        <p>${say("invite-about", { players })}</p>
        <${Address} link=${value.link} game=${game} />
        ${value.local && html`<p class="caution">${say("invite-local")}</p>`}
      </div>
      ${!value.local && html`<${Code} svg=${value.svg} />`}
    </section>`;
}

function Address({ link, game }) {
  const share = () => navigator.share({ title: "Elementarium", text: say("invite-text", { game: gameName(game) }), url: link }).catch(() => {});
  return html`
    <input class="link" readonly value=${link} aria-label=${say("invite-link")} onFocus=${(event) => event.target.select()} />
    <div class="deeds">
      <${Copy} text=${link} />
      ${navigator.share && html`<button class="btn" type="button" onClick=${share}><${Icon} name="share" />${say("invite-share")}</button>`}
    </div>`;
}

/** Copies a text and says that it did. */
export function Copy({ text, primary = true }) {
  const [copied, set] = useState(null);
  const copy = async () => {
    set(await written(text));
    setTimeout(() => set(null), 2500);
  };
  const label = copied === null ? "invite-copy" : copied ? "invite-copied" : "invite-not-copied";
  return html`
    <button class="btn ${primary ? "primary" : ""}" type="button" onClick=${copy} aria-live="polite">
      <${Icon} name=${copied ? "check" : "copy"} /><span>${say(label)}</span>
    </button>`;
}

/** The clipboard is only there on https and on this computer; in a house's own network the old way helps. */
async function written(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text) {
  const field = document.body.appendChild(Object.assign(document.createElement("textarea"), { value: text, className: "sr" }));
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

function Code({ svg }) {
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return html`<img class="code-square" src=${address} alt=${say("invite-code")} width="180" height="180" />`;
}
