// Motion from where things were to where they are. Everything keyed by `data-key` glides; nothing
// teleports, and nothing moves at all where the player wants stillness.
import { pace } from "./settings.js";

export const FAST = 150; // milliseconds, as in tokens.css
const MOVE = 260;
export const SLOW = 350;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Whether anything should move now: nobody watches a hidden page. */
export const moving = () => pace.value > 0 && !document.hidden;

/** Wait, in the player's pace. */
export const rest = (ms) => (moving() ? new Promise((wake) => setTimeout(wake, ms * pace.value)) : undefined);

/** What has just been set is on the page, and not yet painted. */
export const drawn = () =>
  new Promise((go) => {
    const late = setTimeout(go, 60); // frames are not promised to a page in the background
    requestAnimationFrame(() => {
      clearTimeout(late);
      go();
    });
  });

/** Change something and let all keyed things glide from where they were. */
export async function glide(root, change, { ms = MOVE, from = {} } = {}) {
  if (!root || !moving()) return change();
  const before = places(root);
  change();
  await drawn();
  for (const element of root.querySelectorAll("[data-key]")) {
    const old = before.get(element.dataset.key) ?? before.get(from[element.dataset.key]);
    if (old) travel(element, old, ms);
  }
}

/** Where the keyed things of a table are. */
function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-key]")) found.set(element.dataset.key, box(element));
  return found;
}

/** Where something is now; on its way it is where it is seen. */
export function box(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

function travel(element, old, ms) {
  for (const animation of element.getAnimations()) if (animation.id === "travel") animation.cancel();
  const here = box(element);
  const [dx, dy] = [old.x - here.x, old.y - here.y];
  const size = Math.sqrt((old.width * old.height) / (here.width * here.height || 1)) || 1;
  if (Math.hypot(dx, dy) < 1 && Math.abs(size - 1) < 0.03) return;
  const frames = [{ translate: `${dx}px ${dy}px`, scale: size }, { translate: "0 0", scale: 1 }];
  raise(element, animate(element, frames, ms, { id: "travel" }));
}

/** What travels is above what lies. */
function raise(element, animation) {
  const holder = element.closest("li") ?? element;
  holder.classList.add("is-travelling");
  const lower = () => holder.classList.remove("is-travelling");
  animation.finished.then(lower, lower);
}

/** Animate in the player's pace. */
function animate(element, frames, ms, options = {}) {
  return element.animate(frames, { duration: ms * pace.value, easing: EASE, ...options });
}

/** A thing that lives only while it moves: made, animated, gone. */
export async function passing(layer, element, frames, ms, options) {
  layer.append(element);
  await animate(element, frames, ms, { fill: "both", ...options }).finished.catch(() => {});
  element.remove();
}
