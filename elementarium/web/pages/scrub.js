// The bar to drag through a match; behind it the chances of winning, turn by turn.
import { get } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/html.js";
import { say } from "../lib/words.js";

const WIDTH = 1000;
const HEIGHT = 100;
const AGAIN = 1500; // milliseconds between two looks at the work

export function Scrub({ id, film, names }) {
  const work = useChances(id);
  const at = film.at.value;
  const place = say("replay-at", { turn: film.turn.value + 1, at, of: film.last });
  const chance = chanceAt(work, film, names);
  return html`
    <div class="scrub">
      <${Graph} chances=${work?.chances ?? []} film=${film} />
      <input type="range" min="0" max=${film.last} step="1" value=${at} aria-label=${say("replay-place")}
        aria-valuetext=${[place, chance].filter(Boolean).join(". ")} onInput=${(event) => film.go(Number(event.target.value))} />
      <p class="place"><span>${place}</span>
        ${chance ? html`<b>${chance}</b>` : work && html`<span>${say("replay-chances-busy", work)}</span>`}
      </p>
    </div>`;
}

/** In the upper half the first player is ahead; the line is drawn as far as it was thought out. */
function Graph({ chances, film }) {
  const across = (place) => (place / Math.max(1, film.last)) * WIDTH;
  const points = chances.map(([move, chance]) => `${across(film.placeOf(move))},${(1 - chance) * HEIGHT}`);
  const [here, even] = [across(film.at.value), HEIGHT / 2];
  const ends = points.length && [points[0], points.at(-1)].map((point) => point.split(",")[0]);
  return html`
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      ${points.length > 1 && html`
        <path class="area" d="M${ends[0]},${even} L${points.join(" L")} L${ends[1]},${even}Z" />
        <polyline class="curve" points=${points.join(" ")} />`}
      <line class="even" x1="0" x2=${WIDTH} y1=${even} y2=${even} />
      <line class="here" x1=${here} x2=${here} y1="0" y2=${HEIGHT} />
    </svg>`;
}

/** What has been thought out so far; asks again until all is. */
function useChances(id) {
  const [work, set] = useState(null);
  useEffect(() => {
    let timer;
    const look = async () => {
      const found = await get(`/api/replays/${id}/chances`).catch(() => null);
      if (timer === null) return;
      if (found) set(found);
      if (!found || found.done < found.of) timer = setTimeout(look, AGAIN);
    };
    look();
    return () => { clearTimeout(timer); timer = null; };
  }, [id]);
  return work;
}

/** Who is ahead at the beginning of this turn, if that was thought out already. */
function chanceAt(work, film, names) {
  const move = film.frames[film.turns[film.turn.value]].now.move;
  const found = work?.chances.findLast(([each]) => each <= move);
  if (!found || (found[0] < move && work.done < work.of)) return null;
  const leader = found[1] >= 0.5 || names.length > 2 ? 0 : 1; // of several others nobody knows who
  const percent = Math.round((leader ? 1 - found[1] : found[1]) * 100);
  return say("replay-chance", { percent, name: names[leader] });
}
