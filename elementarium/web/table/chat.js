// Talk at the table: quick phrases that everybody reads in their own language, or words of one's own.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { remembered } from "../lib/settings.js";
import { knows, say } from "../lib/words.js";

const PHRASES = ["hello", "luck", "well", "oops", "thinking", "thanks", "again", "bye"].map((each) => `chat-${each}`);
const LONGEST = 300;

/** Whether what others say is hidden. */
export const muted = remembered("muted", false);

export function Chat({ lines, onSay, mayTalk }) {
  const end = useRef();
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const turn = () => { muted.value = !muted.value; };
  return html`
    ${muted.value ? html`<p>${say("table-chat-muted")}</p>` : html`
      <ol class="chat-lines" aria-live="polite">
        ${lines.length === 0 && html`<li>${say("table-chat-empty")}</li>`}
        ${lines.map((line) => html`<li key=${line.k} class=${line.you ? "you" : ""}><b>${line.name}</b>${wordsOf(line)}</li>`)}
        <li ref=${end} aria-hidden="true" />
      </ol>`}
    ${mayTalk && !muted.value && html`<${Talk} onSay=${onSay} />`}
    <button type="button" class="btn" onClick=${turn}>${say(muted.value ? "table-chat-unmute" : "table-chat-mute")}</button>`;
}

const wordsOf = ({ phrase, text }) => (phrase && knows(phrase) ? say(phrase) : text);

function Talk({ onSay }) {
  const [text, set] = useState("");
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) onSay({ text: text.trim() });
    set("");
  };
  return html`
    <div class="phrases">
      ${PHRASES.map((phrase) => html`<button type="button" key=${phrase} onClick=${() => onSay({ phrase })}>${say(phrase)}</button>`)}
    </div>
    <form class="say-it" onSubmit=${send}>
      <input value=${text} maxlength=${LONGEST} aria-label=${say("table-chat-say")} placeholder=${say("table-chat-say")} onInput=${(event) => set(event.target.value)} />
      <button class="btn">${say("table-chat-send")}</button>
    </form>`;
}
