// One socket to the server, and a store of signals for every table that is followed.
// A lost connection comes back by itself: tables are joined again from the last number seen, and
// what was not acknowledged is sent again under the same id, which the server applies only once.
import { get } from "./api.js";
import { batch, signal } from "./html.js";

const VERSION = 1;
const FIRST_WAIT = 400; // milliseconds before the first attempt to reconnect
const LONGEST_WAIT = 8000;
const PING_EVERY = 25000;

/** "connecting", "open", or "lost" while trying again. */
export const connection = signal("connecting");

const followers = new Map(); // table id → store
const outbox = new Map(); // message id → what was sent and not yet acknowledged
const joining = new Map(); // tables that were asked for, by the id of the message
let socket = null;
let wait = FIRST_WAIT;
let retry = 0;
let pinging = 0;
let greeted = null; // the first request, by which the guest is known

/** Follow a table: signals of what there is to see, and what can be done there. */
export function follow(table) {
  if (!followers.has(table)) {
    followers.set(table, new Followed(table));
    connected() ? join(followers.get(table)) : connect();
  }
  return followers.get(table);
}

class Followed {
  constructor(table) {
    this.table = table;
    this.summary = signal(null);
    this.now = signal(null);
    this.entries = signal([]);
    this.lines = signal([]);
    this.here = signal({ seats: [], watchers: 0 });
    this.commitment = signal(null);
    this.key = signal(null);
    this.hints = signal(null); // null, "thinking", or the answer
    this.problem = signal(null); // what went wrong last: { code, detail }
    this.waiting = signal(false); // a choice is under way to the server
    this.lead = Infinity; // by how much this device's clock is ahead of the server's, milliseconds
  }

  act(seat, actions) {
    this.#choose({ type: "act", seat, at: this.now.value.n, actions });
  }

  undo(seat) {
    this.#choose({ type: "undo", seat, at: this.now.value.n });
  }

  resign(seat) {
    this.#choose({ type: "resign", seat });
  }

  hint(seat) {
    this.hints.value = "thinking";
    this.#send({ type: "hint", seat });
  }

  /** Say something: a phrase by its message id, or a text of one's own. */
  chat(said) {
    this.#send({ type: "chat", ...said });
  }

  leave() {
    followers.delete(this.table);
    if (connected()) transmit({ type: "leave", id: newId(), table: this.table });
  }

  get seen() {
    return this.now.value?.n ?? 0;
  }

  /** What the server's clock shows now, as far as one can tell from here. */
  serverTime() {
    return Date.now() - (Number.isFinite(this.lead) ? this.lead : 0);
  }

  #choose(message) {
    this.waiting.value = true;
    this.problem.value = null;
    this.#send(message);
  }

  #send(message) {
    const whole = { ...message, id: newId(), table: this.table };
    outbox.set(whole.id, whole);
    if (connected()) transmit(whole);
  }

  /** Something arrived for this table. */
  receive(message) {
    batch(() => this[`on_${message.type}`]?.(message));
  }

  on_table({ table: { commitment, key, here, missed, lines, now, ...summary } }) {
    this.summary.value = summary;
    this.commitment.value = commitment;
    this.key.value = key;
    this.here.value = here;
    this.lines.value = lines;
    this.waiting.value = false;
    this.#add(missed);
    this.#see(now);
  }

  on_news({ entries, now }) {
    this.lead = Math.min(this.lead, Date.now() - entries.at(-1).at);
    this.#add(entries);
    this.#see(now);
  }

  on_done({ n }) {
    if (this.now.value.n >= n) this.waiting.value = false;
  }

  on_error({ code, detail, now }) {
    this.problem.value = { code, detail };
    this.waiting.value = false;
    if (this.hints.value === "thinking") this.hints.value = null;
    if (now) this.#see(now);
  }

  on_here({ seats, watchers }) {
    this.here.value = { seats, watchers };
  }

  on_line({ line }) {
    this.lines.value = [...this.lines.value, line];
  }

  on_hint({ n, hints }) {
    this.hints.value = { n, hints };
  }

  on_table_changed({ summary }) {
    this.summary.value = summary;
  }

  #add(entries) {
    const last = this.entries.value.at(-1)?.n ?? 0;
    const fresh = entries.filter((entry) => entry.n > last);
    if (fresh.length) this.entries.value = [...this.entries.value, ...fresh];
  }

  #see(now) {
    if (now && now.n >= this.seen) {
      this.now.value = now;
      this.waiting.value = false;
      if (now.result?.key) this.key.value = now.result.key;
    }
  }
}

const connected = () => socket?.readyState === WebSocket.OPEN;
const newId = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
const transmit = (message) => socket.send(JSON.stringify({ v: VERSION, ...message }));

/** Ask for a table; a refusal need not name it, so it is noted under which id it was asked for. */
function join({ table, seen }) {
  const id = newId();
  joining.set(id, table);
  transmit({ type: "join", id, table, seen });
}

/** A guest must be known before the socket opens: whoever sits down later is then still the same. */
async function connect() {
  clearTimeout(retry);
  try {
    await (greeted ??= get("/api/me"));
  } catch {
    greeted = null;
    return closed();
  }
  return open();
}

function open() {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => receive(JSON.parse(data));
  socket.onclose = closed;
}

function opened() {
  connection.value = "open";
  wait = FIRST_WAIT;
  for (const followed of followers.values()) join(followed);
  for (const message of outbox.values()) transmit(message);
  pinging = setInterval(() => connected() && transmit({ type: "ping", id: newId() }), PING_EVERY);
}

function closed() {
  clearInterval(pinging);
  connection.value = "lost";
  joining.clear();
  if (!followers.size) return;
  retry = setTimeout(connect, wait * (0.7 + 0.6 * Math.random()));
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

function receive(message) {
  const table = tableOf(message) ?? outbox.get(message.id)?.table ?? joining.get(message.id);
  outbox.delete(message.id);
  joining.delete(message.id);
  followers.get(table)?.receive(message);
}

const tableOf = ({ table }) => (typeof table === "object" ? table?.table : table);

addEventListener("online", () => followers.size && connect());
document.addEventListener("visibilitychange", () => !document.hidden && followers.size && connect());
