// Mouse, finger and pen: click, hover, long press, and dragging cards from the hand.
const LONG_PRESS = 380; // milliseconds
const SLIP = 9; // pixels a finger may move and still be said to tap

/** The nearest spot around an element that can be touched now. */
function spotAt(desk, element) {
  for (let at = element?.closest?.("[data-spot]"); at; at = at.parentElement?.closest("[data-spot]"))
    if (desk.options.value.has(at.dataset.spot)) return at.dataset.spot;
  return null;
}

/** The thing an element belongs to, whether or not it can be touched. */
const thingAt = (element) => element?.closest?.("[data-spot]")?.dataset.spot ?? null;

/** Listen to a table; returns how to stop. */
export function listen(root, desk) {
  const pointing = new Pointing(root, desk);
  const handlers = {
    click: (event) => pointing.click(event),
    pointerover: (event) => pointing.over(event),
    pointerleave: () => pointing.nothing(),
    pointerdown: (event) => pointing.down(event),
    pointermove: (event) => pointing.move(event),
    pointerup: (event) => pointing.up(event),
    pointercancel: () => pointing.cancel(),
    focusin: (event) => pointing.focus(event),
    focusout: () => pointing.nothing(),
    contextmenu: (event) => { if (pointing.pressed) event.preventDefault(); },
  };
  for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of Object.entries(handlers)) root.removeEventListener(name, handler);
  };
}

class Pointing {
  pressed = null; // { card, spot, x, y, timer, dragging }
  #swallow = false; // the click that ends a drag, a long press, or a skip is no choice

  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
  }

  click(event) {
    if (this.#swallow) {
      this.#swallow = false;
      return;
    }
    const element = event.target.closest?.("[data-spot]");
    this.desk.touchedKey = event.target.closest?.("[data-key]")?.dataset.key;
    if (!this.desk.touch(spotAt(this.desk, event.target)) && !element && !event.target.closest?.("button, a, details, dialog, .panel"))
      this.desk.staged.value = null;
  }

  over(event) {
    if (event.pointerType === "mouse" && !this.pressed?.dragging)
      this.desk.pointed.value = spotAt(this.desk, event.target) ?? thingAt(event.target);
  }

  /** The keyboard points as the mouse does. */
  focus({ target }) {
    if (target.matches(":focus-visible")) this.desk.pointed.value = spotAt(this.desk, target) ?? thingAt(target);
  }

  nothing() {
    if (!this.pressed) this.desk.pointed.value = null;
  }

  down(event) {
    this.#swallow = false;
    if (this.desk.playing.busy.value) this.#swallow = this.desk.skip();
    if (event.button !== 0) return;
    const card = event.target.closest?.('[data-spot^="hand:"]');
    const { clientX: x, clientY: y, pointerType } = event;
    this.pressed = { card, spot: spotAt(this.desk, event.target) ?? thingAt(event.target), x, y, pointerId: event.pointerId };
    if (pointerType !== "mouse") this.pressed.timer = setTimeout(() => this.#look(), LONG_PRESS);
  }

  /** A long press shows what would happen, and chooses nothing. */
  #look() {
    this.desk.pointed.value = this.pressed.spot;
    this.pressed.looked = true;
    this.desk.pressedLong(this.pressed.spot);
  }

  move(event) {
    const { pressed } = this;
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!pressed.dragging && Math.hypot(dx, dy) > SLIP) this.#lift();
    if (pressed.dragging) this.#drag(event, dx, dy);
  }

  #lift() {
    clearTimeout(this.pressed.timer);
    const { card, spot } = this.pressed;
    if (!card || !this.desk.lift(spot, card.dataset.key)) return;
    this.pressed.dragging = true;
    card.setPointerCapture(this.pressed.pointerId);
    this.desk.dragged.value = card.dataset.key;
  }

  #drag(event, dx, dy) {
    this.pressed.card.style.translate = `${dx}px ${dy}px`;
    this.desk.pointed.value = this.#below(event);
  }

  /** What the dragged card is held over. */
  #below({ clientX, clientY }) {
    const under = document.elementsFromPoint(clientX, clientY).find((each) => !this.pressed.card.contains(each) && each.closest("[data-spot]"));
    const spot = spotAt(this.desk, under);
    return spot?.startsWith("hand:") ? null : spot;
  }

  up(event) {
    const { pressed } = this;
    this.pressed = null;
    if (!pressed) return;
    clearTimeout(pressed.timer);
    if (pressed.looked) this.#swallow = true;
    if (pressed.looked) this.desk.pointed.value = null;
    if (pressed.dragging) this.#drop(pressed, event);
  }

  #drop(pressed, event) {
    this.#swallow = true;
    this.pressed = pressed;
    const spot = this.#below(event);
    this.#lower(pressed.card);
    if (!spot || !this.desk.touch(spot)) this.desk.staged.value = null;
  }

  #lower(card) {
    this.pressed = null;
    this.desk.pointed.value = null;
    this.desk.dragged.value = null;
    card.style.translate = "";
  }

  cancel() {
    clearTimeout(this.pressed?.timer);
    if (this.pressed?.dragging) this.#lower(this.pressed.card);
    this.pressed = null;
  }
}
