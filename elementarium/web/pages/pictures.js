// The pictures of the three games, drawn from the sprite.
import { html } from "../lib/html.js";
import { crackPath } from "../lib/rift.js";

const SPRITE = "/static/art/emblems.svg";
const MIDDLE = { x: 186, y: 110 };

/** A card of the picture: guild, number, column, row (below zero: across the rift), tilt. */
const ELEMENTALS = [
  ["fire", 6, 0, -1, -1.6], ["water", 5, 0, 1, 0.3], ["music", 6, 0, 2, -0.8],
  ["crystal", 5, 1, -2, 0.6], ["plant", 7, 1, -1, 0.8], ["lava", 7, 1, 1, -2.6],
  ["shadow", 5, 2, -1, -2.9], ["thunderbolt", 6, 2, 1, 2], ["earth", 5, 2, 2, -1.4],
  ["air", 7, 3, -2, -1.6], ["ice", 6, 3, -1, 3], ["star", 5, 3, 1, -0.2],
  ["light", 5, 4, -1, 2], ["love", 7, 4, 1, -0.1], ["acid", 6, 4, 2, 0.8],
];

export function RiftforcePicture() {
  const crack = crackPath(3, 372, 112);
  return html`
    <${Picture}>
      <defs>
        <linearGradient id="night" x2="0" y2="1"><stop stop-color="#131935" /><stop offset=".5" stop-color="#3d4488" /><stop offset=".5" stop-color="#8a4a2c" /><stop offset="1" stop-color="#1c1220" /></linearGradient>
        <filter id="soft" y="-300%" height="700%"><feGaussianBlur stdDeviation="7" /></filter>
      </defs>
      <rect width="372" height="220" fill="url(#night)" />
      <path d=${crack} fill="#ffd9a0" filter="url(#soft)" /><path d=${crack} fill="#fff8ea" />
      ${ELEMENTALS.map(([guild, number, column, row, tilt]) => html`
        <g class="g-${guild}" transform="translate(${50 + 68 * column} ${cardHeight(row)}) rotate(${tilt})">
          <rect class="pic-card" x="-29" y="-19" width="58" height="38" rx="7" />
          <text class="pic-number" x="-14" y="10">${number}</text>
          <use class="pic-emblem" href="${SPRITE}#e-${guild}" x="-1" y="-12" width="24" height="24" />
        </g>`)}
    <//>`;
}

const cardHeight = (row) => MIDDLE.y + Math.sign(row) * 36 + (row - Math.sign(row)) * 45;

/** Where the five strokes stand around the turning sign. */
const STROKES = [["wood", 164, 15], ["fire", 238, 68], ["earth", 210, 152], ["metal", 118, 152], ["water", 90, 68]];

export function ElementsPicture() {
  return html`
    <${Picture} paper>
      <defs><radialGradient id="rice"><stop stop-color="#fbf4e4" /><stop offset="1" stop-color="#dccdaf" /></radialGradient></defs>
      <rect width="372" height="220" fill="url(#rice)" />
      <path opacity=".07" d="M0 220v-52l34-30 22 18 34-44 46 60 30 48ZM372 220v-70l-26-26-24 22-30-16-52 68-26 22Z" />
      <path opacity=".14" transform="translate(0 5)" d="M186 12c54-2 96 40 97 92 1 54-40 97-95 98-53 1-98-39-99-95-1-40 22-72 56-87-26 17-45 46-45 84 1 50 39 88 88 87 50-1 86-39 86-88-1-48-37-87-88-91Z" />
      <use class="pic-turn" href="${SPRITE}#s-yin_yang" x="150" y="77" width="72" height="72" />
      ${STROKES.map(([stroke, x, y]) => html`<use href="${SPRITE}#s-${stroke}" x=${x} y=${y} width="44" height="44" />`)}
      <g transform="rotate(-5 322 168)">
        <rect x="308" y="154" width="28" height="28" rx="4" fill="#a92f22" />
        <use class="pic-seal" href="${SPRITE}#logo" x="313" y="159" width="18" height="18" />
      </g>
    <//>`;
}

/** Tiles by column and row; the empty place in the middle is the rift. */
const TILES = [
  ["earth", 0, 0], ["water", 1, 0], ["fire", 0, 1], ["air", 1, 1], ["water", 2, 0], ["air", 2, 1], ["fire", -1, 1],
  ["earth", -1, 0], ["air", 0, -1], ["fire", 1, 2], ["earth", 3, 1], ["fire", 2, -1], ["water", 0, 2], ["water", -2, 1],
];

export function ElementalRiftPicture() {
  return html`
    <${Picture}>
      <defs><radialGradient id="deep"><stop stop-color="#ffb36b" /><stop offset=".4" stop-color="#5a3350" /><stop offset="1" stop-color="#120f22" /></radialGradient></defs>
      <rect width="372" height="220" fill="url(#deep)" />
      <g transform="translate(${MIDDLE.x} ${MIDDLE.y}) rotate(-9) translate(-48 -48)">
        ${TILES.map(([element, column, row]) => html`
          <g class="g-${element}" transform="translate(${50 * column} ${50 * row})">
            <rect class="pic-tile" width="46" height="46" rx="7" />
            <use class="pic-texture" href="${SPRITE}#t-${element}" x="3" y="3" width="40" height="40" />
          </g>`)}
      </g>
    <//>`;
}

function Picture({ paper, children }) {
  return html`
    <svg class="pic ${paper ? "paper" : ""}" viewBox="0 0 372 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${children}</svg>`;
}
