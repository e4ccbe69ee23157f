// A desk of Elemental Rift. A turn is a chain of small choices; each is made by one touch, and can be
// taken back until something hidden shows: what cannot be taken back waits for Done.
import { computed, signal } from "../../lib/html.js";
import { confirmTurns } from "../../lib/settings.js";
import { Desk } from "../../table/desk.js";
import { Playing } from "../../table/playing.js";
import { advance, fromView, origins } from "./board.js";
import { Camera } from "./camera.js";
import { foreseen, options, squareAt, squareSpot } from "./choosing.js";
import { groupsOf, largestOf } from "./links.js";
import { shows } from "./playing.js";
import { spellOf } from "./spells.js";
import { speak } from "./telling.js";

const SETTLED = 400; // milliseconds before a button answers: it may have come where another was pressed
const EDGES = { least: 0, most: 33 }; // of the table, in squares
const FINISH = "button:finish";

export class ElementalRiftDesk extends Desk {
  fromView = fromView;
  optionsAt = options;
  playing = new Playing(this, { advance, origins, shows });
  camera = new Camera();
  looked = signal(null); // { card }, { accolade } or { discard } that somebody reads
  commands = { larger: () => this.camera.zoom(1.3), smaller: () => this.camera.zoom(1 / 1.3), fit: () => this.fit() };

  /** Linked tiles. */
  groups = computed(() => groupsOf(this.board.value.tiles.filter(({ lifted }) => !lifted)));
  /** Squares chosen so far for a set, or those that wait for a new tile. */
  picked = computed(() => (this.#growing ? new Set() : this.#marks));
  vacated = computed(() => (this.#growing ? this.#marks : new Set()));
  /** The squares that are drawn: all tiles and vacated squares, and one more on each side. */
  box = computed(() => boxAround([...this.board.value.tiles, ...[...this.vacated.value].map(squareAt)]));
  /** The table as it would be, if something is considered. */
  omen = computed(() => {
    const path = this.considered();
    return path ? foreseen(path).reduce(advance, this.board.value) : null;
  });
  /** Tiles that would come, by their spots. */
  ghosts = computed(() => new Map(this.#new(this.omen.value?.tiles, this.board.value.tiles)));
  /** Spots of tiles that would go. */
  leaving = computed(() => new Map(this.omen.value ? this.#new(this.board.value.tiles, this.omen.value.tiles) : []));
  /** The group that the thing pointed at speaks of: what ends a spell in front, or pays for one in hand. */
  named = computed(() => {
    const [kind, card] = (this.pointed.value ?? "").split(":");
    const spell = kind === "front" || kind === "hand" ? spellOf(this, card) : null;
    return spell && largestOf(this.groups.value, kind === "front" ? spell.trigger.element : spell.element);
  });

  get #growing() {
    return this.now.value.view.phase === "replacement";
  }

  get #marks() {
    return new Set((this.now.value.view.action?.marks ?? []).map(([y, x]) => squareSpot({ x, y })));
  }

  #new(tiles = [], others = []) {
    const there = new Map(others.map((tile) => [squareSpot(tile), tile.element]));
    return tiles.filter((tile) => there.get(squareSpot(tile)) !== tile.element).map((tile) => [squareSpot(tile), tile.element]);
  }

  /** All of the rift is seen. */
  fit() {
    this.camera.fit(this.box.value);
  }

  /** How large the largest group of an element is. */
  largest(element) {
    return largestOf(this.groups.value, element)?.tiles.length ?? 0;
  }

  /** What touching something does, in words. */
  deedOf({ path: [{ told }] }) {
    return speak(told);
  }

  /** Read a spell or an accolade, large; nothing, or the same again, closes it. */
  lookAt(thing) {
    const same = JSON.stringify(thing) === JSON.stringify(this.looked.value);
    this.looked.value = same ? null : thing;
  }

  /** A spell or an accolade under a finger is read, whether or not it can be chosen. */
  pressedLong(spot) {
    const [kind, which] = (spot ?? "").split(":");
    if (kind === "hand" || kind === "front") this.lookAt({ card: which });
    else if (kind === "accolade") this.lookAt({ accolade: Number(which) });
  }

  // ── touching ───────────────────────────────────────────────────────────────────────────────

  /** Touch a spot: choose, or prepare what cannot be taken back. */
  touch(spot) {
    const option = this.options.value.get(spot);
    if (!option) return false;
    this.lookAt(null);
    if (spot.startsWith("button:") && !this.settled(SETTLED)) return true;
    const final = option.path[0].settles && confirmTurns.value;
    if (!final || spot === FINISH) this.send(option.path);
    else this.staged.value = this.staged.value?.spot === spot ? null : { spot, path: option.path };
    return true;
  }

  /** Cards are not dragged: where they lie in front of one does not matter. */
  lift() {
    return false;
  }

  /** Done: what is staged, or the choice to finish. */
  get done() {
    return super.done ?? this.options.value.get(FINISH)?.path ?? null;
  }
}

function boxAround(squares) {
  const span = (values) => {
    const [first, last] = values.length ? [Math.min(...values), Math.max(...values)] : [16, 16];
    return [Math.max(EDGES.least, first - 1), Math.min(EDGES.most, last + 2)];
  };
  const [[left, right], [top, bottom]] = [span(squares.map(({ x }) => x)), span(squares.map(({ y }) => y))];
  return { left, top, right, bottom };
}
