// A desk of Elements. A turn is one choice, and every choice is made in two steps: what is touched is
// staged, and waits for Done; a card may as well be put on the chain.
import { computed, signal } from "../../lib/html.js";
import { moving } from "../../lib/motion.js";
import { confirmTurns, remembered } from "../../lib/settings.js";
import { Desk } from "../../table/desk.js";
import { Playing } from "../../table/playing.js";
import { advance, emptyBoard, fromEntries, fromView, origins } from "./board.js";
import { foreseen, options } from "./choosing.js";
import { shows } from "./playing.js";
import { endShown, endsRound, remember, unseenEnd } from "./rounds.js";

const SETTLED = 400; // milliseconds before a button answers: it may have come where another was pressed

/** Whether the page counts one's sum, or leaves it to the player. */
export const counting = remembered("counting", true);

export class ElementsDesk extends Desk {
  fromView = fromView;
  optionsAt = options;
  playing = new Playing(this, { advance, origins, shows, holds: endsRound });
  miscounted = signal(false); // somebody who counts for themselves wanted to reveal over the limit
  commands = {
    take: () => this.touch("button:take"),
    discard: () => this.touch("button:discard"),
    reveal: () => this.reveal(),
    surrender: () => this.touch("button:surrender"),
    done: () => (this.playing.held.value ? this.goOn() : this.finish()),
  };
  /** The table as it would be, if something is considered. */
  omen = computed(() => {
    const path = this.considered();
    return path ? foreseen(path).reduce(advance, this.board.value) : null;
  });

  /** One sees the deal; or comes back to the end of a round that was not looked at to its end. */
  begin({ view, eyes }, entries) {
    const { still } = this.setting.value;
    const end = still ? endShown(this.latest) : unseenEnd(entries, { view, eyes }, this.memory);
    if (end) return this.playing.hold(end, view);
    const dealt = !still && moving() && entries.at(-1)?.events.length && entries.at(-1).kind === "started";
    this.board.value = dealt ? emptyBoard(view) : this.#present(view, still ? [] : entries);
    return dealt && this.playing.play(entries.slice(-1), view);
  }

  /** What was opened at the end of a match stays open. */
  #present(view, entries) {
    return fromView(view, view.winner !== null && entries.length ? fromEntries(entries, view) : null);
  }

  update(given) {
    const jumped = given.still && this.now.value && given.now !== this.now.value && !given.entries.length;
    if (given.still && given.now !== this.now.value) this.goOn(); // the film goes on by itself
    super.update(given);
    const end = jumped ? endShown(given.latest) : null;
    if (end) this.playing.hold(end, given.now.view);
  }

  changed() {
    this.miscounted.value = false;
  }

  goOn() {
    remember(this.memory, this.board.value?.round);
    super.goOn();
  }

  // ── touching ───────────────────────────────────────────────────────────────────────────────

  /** Touch a spot: stage what it chooses, or with a card in hand put it down. */
  touch(spot) {
    const option = this.options.value.get(spot);
    if (!option) return false;
    this.miscounted.value = false;
    const staged = this.staged.value;
    if (spot === "chain" && staged.path) this.finish();
    else if (!confirmTurns.value) this.#choose(spot, option.path);
    else if (staged?.spot === spot) this.staged.value = null;
    else this.#stage(spot === "chain" ? staged.hand : spot, option.path);
    return true;
  }

  #stage(spot, path) {
    this.staged.value = { spot, path, hand: spot.startsWith("hand:") ? spot : undefined };
  }

  #choose(spot, path) {
    if (!spot.startsWith("button:") || this.settled(SETTLED)) this.send(path);
  }

  /** Pick a card up by dragging it; says whether it can be. */
  lift(spot, key) {
    if (!this.options.value.has(spot)) return false;
    this.touchedKey = key;
    this.staged.value = { hand: spot };
    return true;
  }

  /** Who counts for themselves may be wrong. */
  reveal() {
    if (!this.touch("button:reveal") && this.options.value.size) this.miscounted.value = true;
  }
}
