// What lies before a player: cards taken, Yin-Yangs discarded, the sum, and the crystals won.
import { Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { frontSum, sumAt } from "./board.js";
import { Leaf } from "./cards.js";
import { counting } from "./desk.js";
import { meaningOf } from "./meaning.js";
import { Score } from "./score.js";
import { cardName, standing } from "./telling.js";

const DISCARD = "button:discard";

export function Zone({ desk, seat, name, whose, open, closed }) {
  const board = desk.board.value;
  const own = whose === "yours" && desk.setting.value.eyes === seat && !closed;
  return html`
    <section class="zone ${whose}">
      <${Score} ...${{ board, seat, name, whose }} />
      <${Front} ...${{ desk, seat, name }} />
      <${Discards} ...${{ desk, seat, name, own }} />
      ${own ? html`<${Sum} desk=${desk} seat=${seat} />` : open && html`<${Known} ...${{ board, seat, name }} />`}
    </section>`;
}

/** Cards taken from the chain stay here until the round ends. */
function Front({ desk, seat, name }) {
  const board = desk.board.value;
  const { front } = board.seats[seat];
  const coming = desk.omen.value && newIn(desk.omen.value.seats[seat].front, front);
  const sum = frontSum(board, seat);
  const lifted = board.reveal?.how === "revealed" ? "is-lifted" : "";
  return html`
    <div class="front">
      <ol aria-label=${say("elements-label-front", { name, sum })}>
        ${front.map(({ card, key }) => html`<li key=${key}><${Leaf} card=${card} cardKey=${key} state="small ${lifted}" /></li>`)}
        ${coming && html`<li key="ghost"><${Leaf} card=${coming.card} state="small is-ghost" label=${say("elements-label-would", { card: cardName(coming.card) })} /></li>`}
      </ol>
      <p class="tally-of" aria-hidden="true"><b>${sum}</b><small>${say("elements-front")}</small></p>
    </div>`;
}

const newIn = (then, now) => then.find(({ key }) => !now.some((each) => each.key === key));

/** Yin-Yangs out of the round; one's own place for them can be pressed. */
function Discards({ desk, seat, name, own }) {
  const { discarded } = desk.board.value.seats[seat];
  const option = own && desk.options.value.get(DISCARD);
  const staged = own && desk.staged.value?.spot === DISCARD;
  const label = say("elements-label-discards", { name, count: discarded.length });
  const heap = html`
    <span class="gone">${discarded.map(({ key }, i) => html`<span key=${key} style=${{ "--i": i }}><${Leaf} card="yin_yang" cardKey=${key} state="tiny" label="" /></span>`)}</span>`;
  if (!own) return html`<div class="discards" role="img" aria-label=${label} title=${label}>${heap}</div>`;
  const state = [staged ? "is-chosen" : option && "is-choosable", desk.advised.value === DISCARD && "is-advised"].filter(Boolean).join(" ");
  return html`
    <button type="button" class="discards ${state}" data-spot=${DISCARD} data-at="1:0" tabindex="-1" title=${label} aria-disabled=${!option} aria-pressed=${option ? staged : undefined}
        aria-keyshortcuts="X" aria-description=${option ? meaningOf(desk, option.path) : undefined} aria-label=${[label, option && say("elements-discard")].filter(Boolean).join(". ")}>
      ${heap}<small aria-hidden="true">${say(option ? "elements-discard-short" : "elements-aside")}</small>
    </button>`;
}

/** One's own sum, for those who want it counted. */
function Sum({ desk, seat }) {
  const board = desk.board.value;
  const then = desk.omen.value;
  const sum = sumAt(board, seat);
  const [after, now] = [then && sumAt(then, seat), standing(sum, board.limit)];
  const turn = () => { counting.value = !counting.value; };
  const label = say(counting.value ? "elements-count-hide" : "elements-count-show");
  return html`
    <div class="sum ${counting.value ? now.state : "uncounted"}">
      ${counting.value && html`
        <p role="img" aria-label=${say("elements-label-sum", now)}><b class="amount" key=${sum}>${sum}</b>
          <span><small>${say("elements-your-sum")}</small><em>${say("elements-state", now)}</em></span></p>
        ${then && after !== sum && html`<span class="omen" aria-hidden="true">${after > sum ? "+" : "−"}${Math.abs(after - sum)} → ${after}</span>`}`}
      <button type="button" class="icon" aria-label=${label} title=${label} aria-pressed=${counting.value} onClick=${turn}><${Icon} name="eye" /></button>
    </div>`;
}

/** In a replay all hands are open, and so are the sums. */
function Known({ board, seat, name }) {
  const sum = sumAt(board, seat);
  return html`
    <div class="sum ${standing(sum, board.limit).state}">
      <p role="img" aria-label=${say("elements-label-sum-of", { name, sum })}><b class="amount">${sum}</b>
        <span><small>${say("elements-sum")}</small><em>${say("elements-state", standing(sum, board.limit))}</em></span></p>
    </div>`;
}
