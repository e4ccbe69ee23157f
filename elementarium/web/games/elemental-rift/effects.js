// What passes over the rift: a tile that decays crumbles where it lay.
import { SLOW, box, moving, passing } from "../../lib/motion.js";
import { squareSpot } from "./choosing.js";

export function crumble(root, { square: [row, column] }) {
  const tile = moving() && root?.querySelector(`.cell [data-spot="${squareSpot({ x: column, y: row })}"]`);
  if (!tile) return;
  const { x, y, width } = box(tile);
  const copy = Object.assign(document.createElement("span"), { className: tile.className, innerHTML: tile.innerHTML });
  Object.assign(copy.style, { position: "fixed", left: `${x - width / 2}px`, top: `${y - width / 2}px`, width: `${width}px`, height: `${width}px` });
  passing(root.querySelector(".effects"), copy, [{ scale: 1, opacity: 1 }, { scale: 0.3, rotate: "20deg", opacity: 0 }], SLOW, { easing: "ease-in" });
}
