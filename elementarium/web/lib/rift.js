// The rift: a crack of light from edge to edge, drawn anew for each seed and always the same for it.
import { html, useMemo } from "./html.js";

const WIDTH = 1600;
const MIDDLE = 110;

/** The rift across the page; decoration that never takes a touch. */
export function Rift({ seed = 7 }) {
  const { crack, veins, sparks } = useMemo(() => drawn(seed), [seed]);
  const glow = (y, side) => html`<path d=${crack} class=${side} transform="translate(0 ${y})" />`;
  return html`
    <div class="rift" aria-hidden="true">
      <svg viewBox="0 0 ${WIDTH} ${2 * MIDDLE}" preserveAspectRatio="xMidYMid slice">
        <defs>
          <filter id="rift-wide" x="-5%" y="-400%" width="110%" height="900%"><feGaussianBlur stdDeviation="16" /></filter>
          <filter id="rift-near" x="-5%" y="-200%" width="110%" height="500%"><feGaussianBlur stdDeviation="4" /></filter>
        </defs>
        <g class="halo" filter="url(#rift-wide)">${glow(-12, "h1")}${glow(-6, "h1")}${glow(12, "h2")}${glow(6, "h2")}</g>
        <g class="halo" filter="url(#rift-near)">${glow(-3, "h1")}${glow(3, "h2")}</g>
        <path class="vein" d=${veins} />
        <path class="core" d=${crack} />
        <g class="spark">${sparks.map(([x, y, r]) => html`<circle cx=${x} cy=${y} r=${r} />`)}</g>
      </svg>
    </div>`;
}

/** The outline of a crack along the middle of a strip, for other drawings too. */
export function crackPath(seed, width, middle) {
  return outline(edge(chance(seed), width, middle));
}

function drawn(seed) {
  const random = chance(seed);
  const points = edge(random, WIDTH, MIDDLE);
  return { crack: outline(points), veins: branches(random, points), sparks: embers(random) };
}

/** Points along the crack, up and down in turn, with their thickness. */
function edge(random, width, middle) {
  const points = [];
  for (let x = -10, up = true; x < width + 25; x += 7 + random() * 18, up = !up) {
    const y = middle + (up ? -3 - random() * 7 : -1 + random() * 6);
    points.push([x, y, up ? 1 + random() * 7 : 0.8 + random() * 5]);
  }
  return points;
}

function outline(points) {
  const there = points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`);
  const back = points.map(([x, y, thick]) => `${fixed(x)} ${fixed(y + thick)}`).reverse();
  return `M${[...there, ...back].join(" ")}Z`;
}

function branches(random, points) {
  const starts = points.filter((_, i) => i % 3 === 1);
  return starts.map(([x, y, thick], i) => {
    const down = i % 2 ? -1 : 1;
    const bend = (random() - 0.5) * 26;
    const reach = 7 + random() * 13;
    return `M${fixed(x)} ${fixed(y + thick / 2)}l${fixed(bend)} ${fixed(down * reach)} ${fixed(bend / -3)} ${fixed(down * reach * 0.8)}`;
  }).join("");
}

function embers(random) {
  return Array.from({ length: 30 }, () => {
    const height = (random() - 0.5) * (random() < 0.2 ? 120 : 50);
    return [fixed(random() * WIDTH), fixed(MIDDLE + height), fixed(0.5 + random())];
  });
}

const fixed = (number) => number.toFixed(1);

/** A small generator: the same seed draws the same rift. */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
