// A player's desk: the table as it is drawn just now, what can be touched, and what is being
// considered. Everything here is a signal; components only draw it.
import { computed, signal } from "../../lib/html.js";
import { confirmTurns } from "../../lib/settings.js";
import { fromView } from "./board.js";
import { foreseen, mayEnd, options, soleChoice } from "./choosing.js";
import { omensOf } from "./omens.js";
import { Playing } from "./playing.js";

const SETTLED = 400; // milliseconds before a button answers: it may have come where another was pressed

export class Desk {
  now = signal(null);
  board = signal(null);
  staged = signal(null); // { hand: spot } a card picked up, or { spot, path } a turn's end to confirm
  pointed = signal(null); // the spot under pointer, finger or focus
  shown = signal(null); // a place the log speaks of
  advised = signal(null); // the spot a hint names
  dragged = signal(null); // the key of the card under the finger
  setting = signal({}); // { eyes, near, mine }: for whom the table is drawn, and whether they may touch it
  #wish = null; // { spot, n }: to be touched as soon as the table is past number n
  #undoing = false;
  #since = 0; // when the table last changed

  constructor(root) {
    this.root = root;
    this.playing = new Playing(this);
    this.options = computed(() => this.#options());
    this.omens = computed(() => this.#omens());
  }

  /** The table changed, or was looked at for the first time. */
  update({ now, entries, act, undo, ...setting }) {
    Object.assign(this, { act, takeBack: undo });
    if (different(setting, this.setting.value)) this.setting.value = setting;
    const before = this.now.value;
    if (!now?.view || now === before) return;
    this.now.value = now;
    this.#since = performance.now();
    if (now.n !== before?.n || now.move !== before?.move) this.staged.value = null;
    if (!before) this.board.value = fromView(now.view);
    else this.playing.play(entries.filter(({ n }) => n > before.n && n <= now.n), now.view);
    this.#grant();
    this.#undoFully();
  }

  #options() {
    const now = this.now.value;
    if (!now?.choices?.length || !this.setting.value.mine || this.playing.busy.value) return new Map();
    return options(now.choices, this.staged.value);
  }

  /** What the thing pointed at would do; what is staged, if nothing is pointed at. */
  considered() {
    const pointed = this.options.value.get(this.pointed.value)?.path;
    return pointed ?? this.staged.value?.path ?? null;
  }

  #omens() {
    const path = this.considered();
    return path && this.board.value ? omensOf(this.board.value, foreseen(path)) : null;
  }

  // ── touching ───────────────────────────────────────────────────────────────────────────────

  /** Touch a spot: pick up a card, choose, or prepare what would end the turn. */
  touch(spot) {
    const option = this.options.value.get(spot);
    if (!option) return false;
    if (spot.startsWith("button:") && performance.now() - this.#since < SETTLED) return true;
    if (option.card) this.#touchCard(spot, option.card);
    else this.#take(spot, option.path);
    return true;
  }

  #touchCard(spot, card) {
    const only = soleChoice(card);
    if (only) this.#take(spot, [only]);
    else this.staged.value = this.staged.value?.hand === spot ? null : { hand: spot };
  }

  /** A choice that may end the turn waits for Done, so that a slip is never final. */
  #take(spot, path) {
    const final = mayEnd(path) && confirmTurns.value && !spot.startsWith("button:");
    if (!final) return this.send(path);
    if (path.length === 1) {
      this.staged.value = this.staged.value?.spot === spot ? null : { spot, path };
      return undefined;
    }
    this.#wish = { spot, n: this.now.value.n }; // what it causes is told once the first is made
    return this.send(path.slice(0, 1));
  }

  #grant() {
    if (!this.#wish || this.now.value.n <= this.#wish.n) return;
    const { spot } = this.#wish;
    this.#wish = null;
    const { path } = options(this.now.value.choices, null).get(spot) ?? {};
    if (path) this.#take(spot, path);
  }

  send(path) {
    this.staged.value = null;
    this.pointed.value = null;
    this.act(path.map(({ action }) => action));
  }

  /** Done: the staged end of the turn, or the choice to finish. */
  get done() {
    const { path } = this.staged.value ?? {};
    return path ?? this.options.value.get("button:finish")?.path ?? null;
  }

  finish() {
    if (this.done) this.send(this.done);
  }

  /** A command by its name; says whether it was one of the table's. */
  obey(command) {
    const deed = { undo: () => this.undo(), done: () => this.finish(), check: () => this.touch("button:check") }[command];
    deed?.();
    return Boolean(deed);
  }

  /** Stop watching; says whether the tap that did so should do nothing else. */
  skip() {
    this.playing.skip();
    return this.now.value.to_move !== this.setting.value.eyes || !this.setting.value.mine;
  }

  /** Discard the picked card, where nobody could be activated by it. */
  get discard() {
    const { discard } = this.options.value.get(this.staged.value?.hand)?.card ?? {};
    return discard && !discard.next.some(({ touch }) => "row" in touch) ? [discard] : null;
  }

  get canUndo() {
    return Boolean(this.staged.value) || (this.setting.value.mine && Boolean(this.now.value?.undo));
  }

  undo() {
    if (this.staged.value) this.staged.value = null;
    else if (this.canUndo) {
      this.#undoing = true;
      this.takeBack();
    }
  }

  /** A card and its place are chosen in one gesture, so they are taken back as one. */
  #undoFully() {
    const again = this.#undoing && this.now.value.view.phase === "place" && this.now.value.undo;
    this.#undoing = false;
    if (again) this.takeBack();
  }
}

const different = (a, b) => Object.keys(a).some((key) => a[key] !== b[key]);
