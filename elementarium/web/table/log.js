// What happened, in words; touching a line shows its place on the table.
import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/words.js";
import { nameAt } from "./telling.js";

export function Log({ game, entries, seats, eyes, onShow }) {
  const end = useRef();
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [entries.length]);
  const lines = linesOf(game, entries, seats, eyes);
  if (!lines.length) return html`<p>${say("table-log-empty")}</p>`;
  const show = (place) => () => onShow(place);
  return html`
    <ol class="log-lines">
      ${lines.map(({ key, kind, text, place, undone }) => html`
        <li key=${key} class="${kind} ${undone ? "undone" : ""}" ...${place && { "data-place": "", tabindex: 0 }}
          onPointerEnter=${show(place)} onPointerLeave=${show(null)} onFocus=${show(place)} onBlur=${show(null)} onClick=${show(place)}>${text}</li>`)}
      <li ref=${end} aria-hidden="true" />
    </ol>`;
}

/** The log as lines; what was taken back stays, struck out. */
export function linesOf(game, entries, seats, eyes) {
  const standing = whatStands(entries);
  return entries.flatMap((entry) =>
    entryLines(game, entry, seats, eyes).map((line, i) => ({ ...line, key: `${entry.n}.${i}`, undone: !standing.has(entry.n) })));
}

function whatStands(entries) {
  const stack = [];
  const standing = new Set();
  for (const { n, kind, length } of entries) {
    if (kind === "undo") for (const undone of stack.splice(length)) standing.delete(undone);
    if (kind === "action") stack.push(n);
    standing.add(n);
  }
  return standing;
}

function entryLines(game, entry, seats, eyes) {
  const about = entry.kind === "action" ? [] : [said(entry, seats, eyes)];
  return [...about, ...grouped(game, entry.events).flatMap((events) => game.lineOf(events, seats, eyes))];
}

/** What is said of an entry that is no choice. */
function said({ kind, seat }, seats, eyes) {
  const args = { who: seat === eyes ? "you" : "they", name: seat === null ? "" : nameAt(seats, seat) };
  return { kind: "deed", text: say(`table-log-${kind}`, args) };
}

/** Events of a kind, one after the other, are told in one line where the game wants it so. */
function grouped(game, events) {
  const groups = [];
  for (const event of events) {
    const last = groups.at(-1);
    const alike = last && game.grouped.has(event.event) && last[0].event === event.event && last[0].seat === event.seat;
    if (alike) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
