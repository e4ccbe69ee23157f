// A match looked at again: where one is, and the steps from there.
import { computed, signal } from "./html.js";

const HURRY = 450; // milliseconds between two steps under which nobody wants to watch

export class Film {
  #moved = 0;

  constructor({ start, started, frames }, at = 0) {
    this.frames = [{ entry: started, now: start }, ...frames];
    this.last = this.frames.length - 1;
    this.turns = turnStarts(this.frames);
    this.at = signal(Math.min(Math.max(0, at), this.last));
    this.now = computed(() => this.frames[this.at.value].now);
    this.entries = computed(() => this.frames.slice(0, this.at.value + 1).map(({ entry }) => entry));
    this.fresh = []; // entries worth watching as motions: a single step, unless one hurries
    this.turn = computed(() => this.turns.findLastIndex((begins) => begins <= this.at.value));
  }

  /** What happened last, and the table before it. */
  get latest() {
    const at = this.at.value;
    return at > 0 ? { entry: this.frames[at].entry, before: this.frames[at - 1].now.view } : null;
  }

  go(to) {
    const at = Math.min(Math.max(0, to), this.last);
    const hurry = performance.now() - this.#moved < HURRY;
    this.#moved = performance.now();
    this.fresh = at === this.at.value + 1 && !hurry ? [this.frames[at].entry] : [];
    this.at.value = at;
  }

  step(by) {
    this.go(this.at.value + by);
  }

  /** To the beginning of the next turn, or of this one and then the one before. */
  stepTurn(by) {
    const here = this.at.value;
    const next = by > 0 ? this.turns.find((start) => start > here) : this.turns.findLast((start) => start < here);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  /** The frame in which so many choices stand. */
  placeOf(move) {
    return this.frames.findIndex(({ now }) => now.move === move);
  }
}

/** A turn begins where somebody else is to move, or the same player once more. */
function turnStarts(frames) {
  const begun = frames.map(({ now }) => `${now.to_move} ${now.turn}`);
  return frames.flatMap((_, i) => (begun[i] !== begun[i - 1] ? [i] : []));
}
