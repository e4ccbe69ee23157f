// Events become motions, one after the other; a tap skips to where they lead. A game gives the shows
// of its events, and may hold at one of them until the player goes on: what happens meanwhile waits.
import { signal } from "../lib/html.js";
import { glide, moving, rest } from "../lib/motion.js";
import { hear } from "../lib/sound.js";

const MOST = 40; // entries worth watching; after a longer absence the table is simply there

/** `game`: `advance` a board by an event, `origins` of new cards, `shows` of events, `holds` at an event. */
export class Playing {
  busy = signal(false);
  held = signal(false); // shown to the end of something that the player has to see
  #show = null;
  #view = null;

  constructor(desk, game) {
    this.desk = desk;
    this.game = { holds: () => false, ...game };
  }

  /** Show what happened, then agree with the view. */
  play(entries, view) {
    this.#view = view;
    const happened = entries.flatMap((entry) => entry.events);
    const worth = moving() || happened.some(this.game.holds);
    const watch = worth && entries.length > 0 && entries.length <= MOST && forward(entries);
    const events = watch ? happened : [];
    if (this.busy.value && watch) this.#show.events.push(...events);
    else if (this.held.value && this.desk.waits) this.#show.events.push(...happened);
    else this.#start(events);
  }

  /** A board that is held, though nobody saw how it came about. */
  hold(board, view) {
    this.#view = view;
    this.desk.board.value = board;
    this.#start([], true);
  }

  /** Stop watching: everything is where it ends up, or where it is held. */
  skip() {
    if (this.held.value) return undefined;
    const { events, holding } = this.#show;
    const stop = holding ? -1 : events.findIndex(this.game.holds);
    this.#show.end();
    if (!holding && stop < 0) return this.#agree();
    this.desk.board.value = events.slice(0, stop + 1).reduce(this.game.advance, this.desk.board.value);
    return this.#start(events.slice(stop + 1), true);
  }

  /** The player has seen what was held. */
  goOn() {
    this.#show?.release();
  }

  #agree() {
    this.desk.board.value = this.desk.fromView(this.#view, this.desk.board.value);
    this.busy.value = false;
  }

  async #start(events, held = false) {
    if (this.#show) this.#show.end();
    const show = new Show(this, events);
    this.#show = show;
    this.busy.value = true; // nothing can be chosen until the board agrees with the view
    if (held) await show.hold();
    for (let agreed = null; show.live && agreed !== this.#view;) { // more may have come meanwhile
      await show.run();
      agreed = this.#view;
      if (show.live) await glide(this.desk.root.current, () => {
        this.desk.board.value = this.desk.fromView(agreed, this.desk.board.value);
      });
    }
    if (show.live) this.busy.value = false;
  }
}

/** One stretch of events being watched. */
class Show {
  live = true;
  holding = false; // the event being shown will be held
  #release = null;

  constructor(playing, events) {
    this.playing = playing;
    this.desk = playing.desk;
    this.game = playing.game;
    this.events = [...events];
  }

  async run() {
    while (this.live && this.events.length) {
      const event = this.events.shift();
      this.holding = this.game.holds(event);
      await (this.game.shows[event.event] ?? quietly)(this, event);
      if (this.live && this.holding) await this.hold();
      this.holding = false;
    }
  }

  /** Wait until the player goes on. */
  async hold() {
    this.playing.held.value = true;
    await new Promise((go) => { this.#release = go; });
    if (this.live) this.playing.held.value = false;
  }

  release() {
    this.#release?.();
  }

  /** Something else is shown from now on. */
  end() {
    this.live = false;
    this.playing.held.value = false;
    this.release();
  }

  /** The table after an event. */
  set(event) {
    if (this.live) this.desk.board.value = this.game.advance(this.desk.board.value, event);
  }

  /** Everything glides to where an event puts it. */
  async glide(event, wait) {
    const arriving = this.game.advance(this.desk.board.value, event);
    await glide(this.root, () => { if (this.live) this.desk.board.value = arriving; }, { from: this.game.origins(arriving) });
    await rest(wait);
  }

  get root() {
    return this.desk.root.current;
  }

  element(key) {
    return this.root?.querySelector(`[data-key="${key}"]`);
  }
}

/** Undo is not a motion to be watched: the table glides back at once. */
const forward = (entries) => entries.every(({ kind }) => kind !== "undo");

const quietly = (show, event) => show.set(event);

/** The commonest show: a card goes where the event puts it. */
export const moved = (wait) => async (show, event) => {
  hear("card");
  await show.glide(event, wait);
};

/** Another: it happens, and there is time to see it. */
export const seen = (wait, sound = null) => async (show, event) => {
  if (sound) hear(sound);
  show.set(event);
  await rest(wait);
};
