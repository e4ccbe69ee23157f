// What happened, in words; touching a line shows its place on the table.
import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/words.js";
import { nameAt, cardName, told } from "../games/riftforce/telling.js";

const UNSAID = new Set(["shown", "round", "turn"]);
const DEEDS = new Set(["started", "dealt", "taken", "placed", "played", "discarded", "activated", "checked", "ended"]);

export function Log({ entries, seats, eyes, onShow }) {
  const end = useRef();
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [entries.length]);
  const lines = linesOf(entries, seats, eyes);
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
export function linesOf(entries, seats, eyes) {
  const standing = whatStands(entries);
  return entries.flatMap((entry) =>
    entryLines(entry, seats, eyes).map((line, i) => ({ ...line, key: `${entry.n}.${i}`, undone: !standing.has(entry.n) })));
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

function entryLines(entry, seats, eyes) {
  const about = entry.kind === "action" ? [] : [said(entry, seats, eyes)];
  return [...about, ...grouped(entry.events).flatMap((events) => lineOf(events, seats, eyes))];
}

/** What is said of an entry that is no choice. */
function said({ kind, seat }, seats, eyes) {
  const args = { who: seat === eyes ? "you" : "they", name: seat === null ? "" : nameAt(seats, seat) };
  return { kind: "deed", text: say(`table-log-${kind}`, args) };
}

/** Cards drawn one after the other are told in one line. */
function grouped(events) {
  const groups = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.event === "drew" && last?.[0].event === "drew" && last[0].seat === event.seat) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function lineOf(events, seats, eyes) {
  const [event] = events.map((each) => forEyes(each, eyes));
  if (event.event === "turn") return [turnLine(event, seats, eyes)];
  if (!event.told || UNSAID.has(event.event)) return [];
  const kind = DEEDS.has(event.event) ? "deed" : "effect";
  const text = event.event === "drew" ? drawn(event, events, seats, eyes) : told(event.told, seats, eyes);
  return [{ kind, text, place: placeOf(event) }];
}

/** Two at one screen: what one has drawn is not for the other to read. */
const forEyes = (event, eyes) =>
  event.event === "drew" && eyes !== null && event.seat !== eyes ? { ...event, card: null } : event;

/** A heading for those who read; those who listen hear a sentence. */
const turnLine = (event, seats, eyes) => ({
  heard: told(event.told, seats, eyes),
  kind: `turn-of ${event.seat === eyes ? "you" : ""}`,
  text: eyes === event.seat && seats.filter(({ you }) => you).length === 1 ? say("common-you") : nameAt(seats, event.seat),
});

function drawn({ seat, card }, events, seats, eyes) {
  const id = card ? "riftforce-drew-cards" : "riftforce-drew-cards-unseen";
  const cards = card ? events.map((each) => cardName(each.card)).join(", ") : "";
  return told([id, { seat, cards, count: events.length }], seats, eyes);
}

/** Where an event happened. */
function placeOf({ location, to, side, seat, card, event }) {
  if (location === undefined) return null;
  return { location: event === "moved" ? to : location, side: side ?? (seat === undefined ? null : seat % 2), card };
}
