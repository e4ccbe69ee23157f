// The rift: squares in all directions, tiles on some of them. It is a grid one walks by arrows; every
// square says what lies there, in which group, and what can be done.
import { Icon } from "../../lib/emblem.js";
import { html, useEffect, useLayoutEffect, useRef } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { outlineOf } from "./links.js";
import { lookAround } from "./looking.js";
import { squareSpot } from "./choosing.js";
import { elementName } from "./telling.js";
import { Face } from "./tile.js";

const STEP = 1.3; // how much a press of a button enlarges

export function Rift({ desk }) {
  const view = useRef();
  const { camera } = desk;
  useWindow(view, desk);
  useFit(desk);
  const { left, top } = camera.corner;
  const { unit } = camera.place.value;
  return html`
    <section class="rift-place" aria-label=${say("elemental-rift-rift")}>
      <div class="rift-view" ref=${view} style=${{ "--u": `${unit}px`, "--ox": `${left}px`, "--oy": `${top}px` }}>
        <${Squares} desk=${desk} />
        <${Outlines} desk=${desk} />
      </div>
      <div class="lenses" role="group" aria-label=${say("rift-label-lenses")}>
        <${Lens} id="larger" sign="+" onPress=${() => camera.zoom(STEP)} />
        <${Lens} id="smaller" sign="−" onPress=${() => camera.zoom(1 / STEP)} />
        <button type="button" class="icon ${camera.moved.value ? "is-away" : ""}" title=${say("rift-fit")} aria-label=${say("rift-fit")} aria-keyshortcuts="0" onClick=${() => desk.fit()}><${Icon} name="fit" /></button>
      </div>
    </section>`;
}

const Lens = ({ id, sign, onPress }) => html`
  <button type="button" class="icon" title=${say(`rift-${id}`)} aria-label=${say(`rift-${id}`)} aria-keyshortcuts=${sign} onClick=${onPress}>${sign}</button>`;

/** The window onto the rift: how large it is, and fingers that move it. */
function useWindow(view, desk) {
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = view.current;
      desk.camera.size.value = { width, height };
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(view.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => lookAround(view.current, desk.camera), []);
}

/** It fits again when the rift grows or the window changes, unless somebody moved it. */
function useFit(desk) {
  const { left, top, right, bottom } = desk.box.value;
  const { width, height } = desk.camera.size.value;
  useLayoutEffect(() => { if (!desk.camera.moved.peek()) desk.fit(); }, [left, top, right, bottom, width, height]);
}

/** All squares of the box around the rift, row by row. */
function Squares({ desk }) {
  const { left, top, right, bottom } = desk.box.value;
  const tiles = new Map(desk.board.value.tiles.map((tile) => [squareSpot(tile), tile]));
  const groups = new Map(desk.groups.value.flatMap((group) => group.tiles.map((tile) => [squareSpot(tile), group])));
  const range = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);
  return html`
    <div role="grid" aria-label=${say("rift-label-grid")} class="squares">
      ${range(top, bottom).map((y) => html`
        <div role="row" key=${y} class="row-of-squares">
          ${range(left, right).map((x) => {
            const spot = squareSpot({ x, y });
            const tile = tiles.get(spot);
            return html`<${Square} key=${spot} ...${{ desk, spot, x, y, tile, group: groups.get(spot) ?? { tiles: [tile] } }} />`; // a lifted tile is alone
          })}
        </div>`)}
    </div>`;
}

function Square({ desk, spot, x, y, tile, group }) {
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot || desk.picked.value.has(spot);
  const first = tile && group.tiles[0] === tile;
  const state = [
    tile ? `tile g-${tile.element}` : "square", chosen ? "is-chosen" : option && "is-choosable", desk.advised.value === spot && "is-advised",
    desk.vacated.value.has(spot) && "is-vacated", desk.leaving.value.has(spot) && "is-leaving", isShown(desk, x, y) && "is-shown", group === desk.named.value && "is-named",
  ].filter(Boolean).join(" ");
  const ghost = !tile && desk.ghosts.value.get(spot);
  return html`
    <div role="gridcell" class="cell" style=${{ "--x": x, "--y": y }}>
      <button type="button" class=${state} data-key=${tile?.key} data-spot=${spot} data-at="${x}:${y}" tabindex="-1"
          aria-label=${labelOf({ desk, spot, x, y, tile, group, option, chosen })} aria-disabled=${!option} aria-pressed=${option || chosen ? chosen : undefined}
          onFocus=${(event) => event.target.matches(":focus-visible") && desk.camera.show({ x, y })}>
        ${tile && html`<${Face} element=${tile.element} />`}
        ${ghost && html`<span class="tile ghost g-${ghost}"><${Face} element=${ghost} /></span>`}
        ${first && group.tiles.length > 1 && html`<b class="size" aria-hidden="true">${group.tiles.length}</b>`}
      </button>
    </div>`;
}

const isShown = (desk, x, y) => desk.shown.value?.squares?.some((square) => square.x === x && square.y === y);

/** A square in words: where, what lies there, how large its group is, and what touching it does. */
function labelOf({ desk, x, y, tile, group, option, chosen }) {
  const what = tile ? say("rift-square-tile", { element: elementName(tile.element), size: group.tiles.length }) : say("rift-square-empty");
  const deed = chosen ? say("rift-square-chosen") : option && desk.deedOf(option);
  return [say("elemental-rift-place", { row: y, column: x }), what, deed].filter(Boolean).join(", ");
}

/** Lines around linked tiles; the group that something speaks of stands out. */
function Outlines({ desk }) {
  const { left, top, right, bottom } = desk.box.value;
  return html`
    <svg class="outlines" viewBox="${left} ${top} ${right - left} ${bottom - top}" aria-hidden="true"
        style=${{ "--x": left, "--y": top, "--w": right - left, "--h": bottom - top }}>
      ${desk.groups.value.filter(({ tiles }) => tiles.length > 1).map((group) => html`
        <path key=${squareSpot(group.tiles[0])} class="g-${group.element} ${group === desk.named.value ? "is-named" : ""}" d=${outlineOf(group)} />`)}
    </svg>`;
}
