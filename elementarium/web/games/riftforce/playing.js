// Events become motions, one after the other; a tap skips to where they lead.
import { signal } from "../../lib/html.js";
import { glide, moving, rest } from "../../lib/motion.js";
import { hear } from "../../lib/sound.js";
import { advance, column, fromView } from "./board.js";
import { crumble, rise, sparks } from "./effects.js";

const MOST = 40; // entries worth watching; after a longer absence the table is simply there

export class Playing {
  busy = signal(false);
  #show = null;
  #view = null;

  constructor(desk) {
    this.desk = desk;
  }

  /** Show what happened, then agree with the view. */
  play(entries, view) {
    this.#view = view;
    const watch = moving() && entries.length > 0 && entries.length <= MOST && forward(entries);
    const events = watch ? entries.flatMap((entry) => entry.events) : [];
    if (this.busy.value && watch) this.#show.events.push(...events);
    else this.#start(events);
  }

  /** Stop watching: everything is where it ends up. */
  skip() {
    this.#show.live = false;
    this.desk.board.value = fromView(this.#view, this.desk.board.value);
    this.busy.value = false;
  }

  async #start(events) {
    if (this.#show) this.#show.live = false;
    const show = new Show(this.desk, events);
    this.#show = show;
    this.busy.value = events.length > 0;
    await show.run();
    if (!show.live) return;
    await glide(this.desk.root.current, () => {
      this.desk.board.value = fromView(this.#view, this.desk.board.value);
    });
    if (show.live) this.busy.value = false;
  }
}

/** One stretch of events being watched. */
class Show {
  live = true;

  constructor(desk, events) {
    this.desk = desk;
    this.events = [...events];
  }

  async run() {
    while (this.live && this.events.length) {
      const event = this.events.shift();
      await (SHOWS[event.event] ?? quietly)(this, event);
    }
  }

  /** The table after an event. */
  set(event) {
    if (this.live) this.desk.board.value = advance(this.desk.board.value, event);
  }

  /** Everything glides to where an event puts it. */
  async glide(event, wait) {
    const arriving = advance(this.desk.board.value, event);
    await glide(this.root, () => { if (this.live) this.desk.board.value = arriving; }, { from: origins(arriving) });
    await rest(wait);
  }

  get root() {
    return this.desk.root.current;
  }

  keyAt({ side, location, row }) {
    return column(this.desk.board.value, side, location)[row]?.key;
  }

  element(key) {
    return this.root?.querySelector(`[data-key="${key}"]`);
  }
}

/** Undo is not a motion to be watched: the table glides back at once. */
const forward = (entries) => entries.every(({ kind }) => kind !== "undo");

/** New cards come from a pile. */
const origins = (board) =>
  Object.fromEntries([...board.locations.flat(2), ...board.seats.flatMap(({ hand }) => hand)].map(({ key, from }) => [key, from]));

const SHOWS = {
  placed: (show, event) => moved(show, event, 240),
  played: (show, event) => moved(show, event, 260),
  discarded: (show, event) => moved(show, event, 240),
  moved: (show, event) => moved(show, event, 260),
  drew: (show, event) => moved(show, event, 90),
  captured: (show, event) => moved(show, event, 240),
  reshuffled: (show, event) => moved(show, event, 200),

  async activated(show, event) {
    show.set(event);
    await rest(180);
  },

  async damaged(show, event) {
    const target = show.element(show.keyAt(event));
    await sparks(show.root, show.element(show.desk.board.value.actor), target, event.amount);
    hear("strike");
    show.set(event);
    await rest(110);
  },

  async healed(show, event) {
    hear("mend");
    show.set(event);
    await rest(180);
  },

  async destroyed(show, event) {
    hear("crumble");
    crumble(show.root, show.element(show.keyAt(event)), event.owner);
    await show.glide(event, 230);
  },

  async scored(show, event) {
    hear("point");
    rise(show.root, event.side);
    show.set(event);
    await rest(150);
  },

  async turn(show, event) {
    if (event.seat === show.desk.setting.value.eyes) hear("turn");
    await show.glide(event, 120);
  },

  async ended(show, event) {
    hear("end");
    show.set(event);
  },
};

const quietly = (show, event) => show.set(event);

async function moved(show, event, wait) {
  hear("card");
  await show.glide(event, wait);
}
