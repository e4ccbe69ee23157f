// From where the rift is looked at. It fits by itself as the rift grows, until somebody moves it.
import { signal } from "../../lib/html.js";

const SMALLEST = 12; // pixels of a square
const LARGEST = 84;
const LARGEST_BY_HAND = 140;
const MARGIN = 0.25; // squares around what has to be seen

const within = (value, least, most) => Math.min(Math.max(value, least), most);

export class Camera {
  place = signal({ x: 16, y: 16, unit: LARGEST }); // what is in the middle, in squares, and how large a square is
  size = signal({ width: 0, height: 0 }); // of the window, in pixels
  moved = signal(false); // by hand

  /** All of a box in squares is seen: `{left, top, right, bottom}`. */
  fit(box) {
    const [across, down] = [box.right - box.left + 2 * MARGIN, box.bottom - box.top + 2 * MARGIN];
    const { width, height } = this.size.value;
    const unit = within(Math.min(width / across, height / down), SMALLEST, LARGEST);
    this.#look({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, unit });
    this.moved.value = false;
  }

  /** By so many pixels. */
  pan(dx, dy) {
    const { x, y, unit } = this.place.value;
    this.#look({ x: x - dx / unit, y: y - dy / unit, unit });
    this.moved.value = true;
  }

  /** Larger or smaller, so that what is at a point of the window stays there; without one, the middle does. */
  zoom(factor, at = null) {
    const { x, y, unit } = this.place.value;
    const { width, height } = this.size.value;
    const [dx, dy] = at ? [at.x - width / 2, at.y - height / 2] : [0, 0];
    const next = within(unit * factor, SMALLEST, LARGEST_BY_HAND);
    this.#look({ x: x + dx / unit - dx / next, y: y + dy / unit - dy / next, unit: next });
    this.moved.value = true;
  }

  /** A square is brought into the window, if it is not there. */
  show({ x, y }) {
    const { unit } = this.place.value;
    const { left, top } = this.corner;
    const { width, height } = this.size.value;
    const over = (at, room) => (at < 0 ? at : at + unit > room ? at + unit - room : 0);
    const [dx, dy] = [over(left + x * unit, width), over(top + y * unit, height)];
    if (dx || dy) this.pan(-dx, -dy);
  }

  /** Where square (0, 0) would be, in pixels of the window. */
  get corner() {
    const { x, y, unit } = this.place.value;
    const { width, height } = this.size.value;
    return { left: width / 2 - x * unit, top: height / 2 - y * unit };
  }

  #look(place) {
    const { x, y, unit } = this.place.peek();
    if (place.x !== x || place.y !== y || place.unit !== unit) this.place.value = place;
  }
}
