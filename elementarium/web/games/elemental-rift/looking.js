// Moving the rift under one's fingers: drag, pinch, wheel. What is dragged is not tapped.
const SLIP = 9; // pixels a finger may move and still be said to tap
const NOTCH = 0.0016; // how much a turn of the wheel enlarges

/** Listen to the window of a rift; returns how to stop. */
export function lookAround(view, camera) {
  const fingers = new Fingers(view, camera);
  const handlers = {
    pointerdown: (event) => fingers.down(event),
    pointermove: (event) => fingers.move(event),
    pointerup: (event) => fingers.up(event),
    pointercancel: (event) => fingers.up(event),
    click: (event) => fingers.click(event),
    wheel: (event) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * NOTCH), pointIn(view, event));
    },
  };
  for (const [name, handler] of Object.entries(handlers)) view.addEventListener(name, handler, { capture: name === "click", passive: false });
  return () => {
    for (const [name, handler] of Object.entries(handlers)) view.removeEventListener(name, handler, { capture: name === "click" });
  };
}

function pointIn(view, { clientX, clientY }) {
  const { left, top } = view.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

class Fingers {
  #down = new Map(); // where each finger is
  #start = null; // where the first came down
  #dragging = false;

  constructor(view, camera) {
    this.view = view;
    this.camera = camera;
  }

  down(event) {
    if (event.button !== 0) return;
    if (!this.#down.size) [this.#start, this.#dragging] = [pointIn(this.view, event), false];
    this.#down.set(event.pointerId, pointIn(this.view, event));
  }

  move(event) {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const here = pointIn(this.view, event);
    if (!this.#dragging && Math.hypot(here.x - this.#start.x, here.y - this.#start.y) <= SLIP && this.#down.size < 2) return;
    if (!this.#dragging) this.#grasp();
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, here, other);
    else this.camera.pan(here.x - before.x, here.y - before.y);
    this.#down.set(event.pointerId, here);
  }

  #grasp() {
    this.#dragging = true;
    for (const id of this.#down.keys()) this.view.setPointerCapture(id);
  }

  #pinch(before, here, other) {
    const wide = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    this.camera.zoom(wide(here) / wide(before), { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 });
    this.camera.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
  }

  up(event) {
    this.#down.delete(event.pointerId);
  }

  click(event) {
    if (this.#dragging) event.stopPropagation();
    this.#dragging = false;
  }
}
