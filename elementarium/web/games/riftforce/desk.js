// A desk of Riftforce: a card and its place are chosen in one gesture.
import { computed } from "../../lib/html.js";
import { confirmTurns } from "../../lib/settings.js";
import { Desk } from "../../table/desk.js";
import { Playing } from "../../table/playing.js";
import { advance, fromView } from "./board.js";
import { foreseen, mayEnd, options, soleChoice } from "./choosing.js";
import { omensOf } from "./omens.js";
import { origins, shows } from "./playing.js";

const SETTLED = 400; // milliseconds before a button answers: it may have come where another was pressed

const PLAN = "button:plan";

export class RiftforceDesk extends Desk {
  fromView = fromView;
  optionsAt = options;
  playing = new Playing(this, { advance, origins, shows });
  commands = { check: () => this.touch("button:check") };
  omens = computed(() => this.#omens());
  #wish = null; // { spot, n }: to be touched as soon as the table is past number n
  #undoing = false;

  changed() {
    this.#grant();
    this.#undoFully();
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
    if (spot.startsWith("button:") && !this.settled(SETTLED)) return true;
    if (option.card) this.#touchCard(spot, option.card);
    else this.#take(spot, option.path);
    return true;
  }

  /** Pick a card up by dragging it; says whether it can be. */
  lift(spot, key) {
    if (!this.options.value.get(spot)?.card) return false;
    this.touchedKey = key;
    this.staged.value = { hand: spot };
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

  /** Done: the staged end of the turn, the choice to finish, or the trainer's plan. */
  get done() {
    const { value } = this.options;
    return super.done ?? (value.get("button:finish") ?? value.get(PLAN))?.path ?? null;
  }

  /** Whether all there is to do is to let the trainer carry out its plan. */
  get planned() {
    return this.options.value.has(PLAN);
  }

  /** Whoever ends their turn by two quick taps has not seen the trainer's plan yet. */
  finish() {
    if (!this.planned || this.settled(SETTLED)) super.finish();
  }

  /** Discard the picked card, where nobody could be activated by it. */
  get discard() {
    const { discard } = this.options.value.get(this.staged.value?.hand)?.card ?? {};
    return discard && !discard.next.some(({ touch }) => "row" in touch) ? [discard] : null;
  }

  undo() {
    this.#undoing = !this.staged.value && this.canUndo;
    super.undo();
  }

  /** A card and its place are chosen in one gesture, so they are taken back as one. */
  #undoFully() {
    const again = this.#undoing && this.now.value.view.phase === "place" && this.now.value.undo;
    this.#undoing = false;
    if (again) this.takeBack();
  }
}
