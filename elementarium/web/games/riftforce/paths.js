// Where somebody would move: a dashed arc from where they stand to where they would stand.
import { html, useEffect, useState } from "../../lib/html.js";

const BEND = 34; // pixels an arc hangs out
const TIP = 7;

export function Paths({ desk }) {
  const omens = desk.omens.value;
  const [arcs, draw] = useState([]);
  useEffect(() => draw(omens?.ghosts.length ? arcsOf(desk.root.current, omens.ghosts) : []), [omens]);
  return html`
    <svg class="paths" aria-hidden="true">
      ${arcs.map(({ line, tip }) => html`<path d=${line} /><path class="tip" d=${tip} />`)}
    </svg>`;
}

const arcsOf = (root, ghosts) => ghosts.map(({ elemental }) => arcOf(root, elemental.key)).filter(Boolean);

/** Allies swing below, enemies above: never over the rift. */
function arcOf(root, key) {
  const [card, ghost] = [root.querySelector(`.column [data-key="${key}"]`), root.querySelector(`[data-ghost="${key}"]`)];
  if (!card || !ghost) return null;
  const out = card.closest(".mine") ? 1 : -1;
  const [from, to] = [edgeOf(card, out), edgeOf(ghost, out)];
  const far = Math.max(from.y * out, to.y * out) * out + BEND * out;
  const end = to.y + 3 * out;
  return {
    line: `M${from.x} ${from.y}C${from.x} ${far} ${to.x} ${far} ${to.x} ${end + TIP * out}`,
    tip: `M${to.x - TIP} ${end + (TIP + 5) * out}L${to.x} ${end}L${to.x + TIP} ${end + (TIP + 5) * out}Z`,
  };
}

/** The middle of a card's edge away from the rift. */
function edgeOf(element, out) {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return { x: left + width / 2, y: out > 0 ? bottom : top };
}
