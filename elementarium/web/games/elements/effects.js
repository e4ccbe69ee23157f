// What passes over the table: crystals that fly to whoever won the round, cards that go back to the pile.
import { SLOW, box, drawn, moving, passing } from "../../lib/motion.js";

/** Milliseconds in which a sum is counted up. */
export const COUNTING = 700;

/** Points fly from the verdict to the score of a seat. */
export async function crystals(root, seat, points) {
  if (!moving() || !root) return;
  await drawn();
  const goal = root.querySelector(`.verdict [data-score="${seat}"]`);
  const start = root.querySelector(".verdict .line-of");
  if (!goal || !start) return;
  const [from, to] = [box(start), box(goal)];
  await Promise.all(Array.from({ length: points }, (_, i) => flight(root, from, to, i, goal.dataset.whose)));
}

function flight(root, from, to, place, whose) {
  const crystal = Object.assign(document.createElement("i"), { className: `crystal in-flight is-won ${whose}` });
  Object.assign(crystal.style, { left: `${from.x}px`, top: `${from.y}px` });
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const frames = [
    { translate: "0 0", scale: 0.5, opacity: 0 },
    { translate: `${place * 30 - 15}px -30px`, scale: 1.7, opacity: 1, offset: 0.3 },
    { translate: `${dx}px ${dy}px`, scale: 1, opacity: 1 },
  ];
  return passing(root.querySelector(".effects"), crystal, frames, SLOW * 2.2, { delay: place * 120 });
}

/** The cards of a round as they lie, to be seen going back to the pile when they are not there any more. */
export function leaving(root) {
  if (!moving() || !root) return [];
  return [...root.querySelectorAll(".verdict .leaf, .chain .leaf, .discards .leaf")].map(copyOf);
}

/** A card free of its place. */
function copyOf(card) {
  const { x, y, width } = box(card);
  const copy = Object.assign(document.createElement("span"), { className: card.className, innerHTML: card.innerHTML });
  Object.assign(copy.style, { position: "fixed", left: `${x - width / 2}px`, top: `${y - card.offsetHeight / 2}px` });
  copy.style.setProperty("--w", `${width}px`);
  return { copy, x, y };
}

/** All of them go home, one shortly after the other. */
export async function gather(root, cards) {
  if (!cards.length) return;
  const pile = box(root.querySelector('[data-key="aside"]'));
  await Promise.all(cards.map(({ copy, x, y }, i) => {
    const home = { translate: `${pile.x - x}px ${pile.y - y}px`, scale: 0.4, rotate: "8deg", opacity: 0.3 };
    return passing(root.querySelector(".effects"), copy, [{ translate: "0 0", scale: 1, opacity: 1 }, home], SLOW, { delay: i * 18, easing: "ease-in" });
  }));
}
