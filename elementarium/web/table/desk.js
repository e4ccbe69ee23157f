// A player's desk: the table as it is drawn just now, what can be touched, and what is being
// considered. Everything here is a signal; components only draw it. Each game has a desk of its own
// that says what can be touched (`optionsAt`), what touching does (`touch`), how a board comes from a
// view (`fromView`) and how what happens is shown (`playing`).
import { computed, signal } from "../lib/html.js";

export class Desk {
  now = signal(null);
  board = signal(null);
  staged = signal(null); // { hand: spot } a card picked up, or { spot, path } a turn's end to confirm
  pointed = signal(null); // the spot under pointer, finger or focus
  shown = signal(null); // a place the log speaks of
  advised = signal(null); // the spot a hint names
  dragged = signal(null); // the key of the card under the finger
  setting = signal({}); // { eyes, near, mine }: for whom the table is drawn, and whether they may touch it
  commands = {}; // what keys do at this table, by name
  #since = 0; // when the table last changed

  constructor(root) {
    this.root = root;
    this.options = computed(() => this.#options());
  }

  /** The table changed, or was looked at for the first time. */
  update({ now, entries, latest, memory, act, undo, ...setting }) {
    Object.assign(this, { act, takeBack: undo, latest, memory });
    if (different(setting, this.setting.value)) this.setting.value = setting;
    const before = this.now.value;
    if (!now?.view || now === before) return;
    this.now.value = now;
    this.#since = performance.now();
    if (now.n !== before?.n || now.move !== before?.move) this.staged.value = null;
    if (!before) this.begin(now, entries);
    else this.playing.play(entries.filter(({ n }) => n > before.n && n <= now.n), now.view);
    this.changed();
  }

  /** Whether somebody has to go on by themselves from what is held; a replay is led on by its film. */
  get waits() {
    return !this.setting.value.still;
  }

  /** The first look. */
  begin({ view }) {
    this.board.value = this.fromView(view);
  }

  /** Something changed: a game may want to do something about it. */
  changed() {}

  #options() {
    const now = this.now.value;
    if (!now?.choices?.length || !this.setting.value.mine || this.playing.busy.value) return new Map();
    return this.optionsAt(now.choices, this.staged.value);
  }

  /** What the thing pointed at would do; what is staged, if nothing is pointed at. */
  considered() {
    const pointed = this.options.value.get(this.pointed.value)?.path;
    return pointed ?? this.staged.value?.path ?? null;
  }

  /** Whether the table has been as it is for so many milliseconds. */
  settled(ms) {
    return performance.now() - this.#since >= ms;
  }

  /** Make the choices of a path. */
  send(path) {
    this.staged.value = null;
    this.pointed.value = null;
    this.act(path.map(({ action }) => action));
  }

  /** A finger rests on something: a game may want to show more of it. */
  pressedLong() {}

  /** What Done would choose. */
  get done() {
    return this.staged.value?.path ?? null;
  }

  finish() {
    if (this.done) this.send(this.done);
  }

  /** The player has seen what was held. */
  goOn() {
    this.playing.goOn();
  }

  /** A command by its name; says whether it was one of the table's. */
  obey(command) {
    const deed = { undo: () => this.undo(), done: () => this.finish(), ...this.commands }[command];
    deed?.();
    return Boolean(deed);
  }

  /** Stop watching; says whether the tap that did so should do nothing else. */
  skip() {
    this.playing.skip();
    return this.now.value.to_move !== this.setting.value.eyes || !this.setting.value.mine;
  }

  get canUndo() {
    return Boolean(this.staged.value) || (this.setting.value.mine && Boolean(this.now.value?.undo));
  }

  undo() {
    if (this.staged.value) this.staged.value = null;
    else if (this.canUndo) this.takeBack();
  }
}

const different = (a, b) => Object.keys(a).some((key) => a[key] !== b[key]);
