// What passes over the table: sparks that land as damage, a card that crumbles, a point that rises.
import { FAST, SLOW, box, moving, passing } from "../../lib/motion.js";

const layerOf = (root) => root.querySelector(".effects");

function speck(name, { x, y }) {
  const element = document.createElement("i");
  element.className = name;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  return element;
}

/** Damage flies from who strikes to who is struck, a spark for each. */
export async function sparks(root, source, target, amount) {
  if (!moving() || !target || !root) return;
  const to = box(target);
  const from = source && source !== target ? box(source) : { x: to.x, y: to.y - 40 };
  const flights = Array.from({ length: amount }, (_, i) => spark(layerOf(root), from, to, i - (amount - 1) / 2));
  await Promise.all(flights);
  shudder(target);
}

function spark(layer, from, to, place) {
  const [dx, dy] = [to.x + place * 12 - from.x, to.y - from.y];
  const frames = [
    { translate: "0 0", scale: 0.4, opacity: 0 },
    { translate: `${dx / 2 + place * 26}px ${dy / 2 - 10}px`, scale: 1.3, opacity: 1 },
    { translate: `${dx}px ${dy}px`, scale: 0.9, opacity: 1 },
  ];
  return passing(layer, speck("spark-of-damage", from), frames, FAST * 1.6, { delay: Math.abs(place) * 20, easing: "ease-in" });
}

function shudder(target) {
  target.animate([{ translate: "0" }, { translate: "-3px 1px" }, { translate: "3px -1px" }, { translate: "0" }], { duration: FAST, composite: "add" });
}

let lastFallen = null;

/** A destroyed elemental crumbles towards its discard pile. */
export function crumble(root, card, owner) {
  if (!moving() || !card || !root) return;
  lastFallen = box(card);
  const heap = root.querySelector(`[data-key="heap-${owner}"]`);
  const to = heap ? box(heap) : { x: lastFallen.x, y: lastFallen.y + 60 };
  const copy = copyOf(card);
  const [dx, dy] = [(to.x - lastFallen.x) / 3, (to.y - lastFallen.y) / 3];
  const frames = [
    { opacity: 1, translate: "0 0", scale: 1, filter: "none" },
    { opacity: 0.9, translate: "0 4px", scale: 1.04, rotate: "2deg", filter: "brightness(1.6)" },
    { opacity: 0, translate: `${dx}px ${dy}px`, scale: 0.35, rotate: "-14deg", filter: "brightness(.6)" },
  ];
  passing(layerOf(root), copy, frames, SLOW);
}

/** A card as it stands, free of its column. */
function copyOf(card) {
  const slot = card.closest(".slot");
  const column = slot.parentElement.cloneNode(false);
  const { left, top, width, height } = slot.getBoundingClientRect();
  column.append(slot.cloneNode(true));
  column.removeAttribute("aria-label");
  Object.assign(column.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  for (const each of column.querySelectorAll("[data-key]")) each.removeAttribute("data-key");
  return column;
}

/** A point rises to the ladder from whoever fell last, or from the rift. */
export function rise(root, side) {
  const gem = root?.querySelector(`[data-gem="${side}"]`);
  if (!moving() || !gem) return;
  const to = box(gem);
  const from = lastFallen ?? box(root.querySelector(".board") ?? root);
  lastFallen = null;
  const frames = [
    { translate: "0 0", scale: 0.6, opacity: 0 },
    { translate: `0 -18px`, scale: 1.3, opacity: 1, offset: 0.25 },
    { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: 0.8, opacity: 0.9 },
  ];
  const mine = gem.closest("[data-near]")?.dataset.near === String(side);
  passing(layerOf(root), speck(`gem-in-flight ${mine ? "you" : "them"}`, from), frames, SLOW * 1.4);
}
