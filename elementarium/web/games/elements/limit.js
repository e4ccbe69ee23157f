// The limit, big, in a circle of one stroke; what it would become stands beside it.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";

export function Limit({ desk }) {
  const { limit } = desk.board.value;
  const then = desk.omen.value?.limit ?? limit;
  return html`
    <section class="limit" aria-label=${say("elements-label-limit", { limit })}>
      <${Circle} />
      <b class="amount" key=${limit}>${limit}</b>
      <small>${say("elements-limit")}</small>
      ${then !== limit && html`<span class="omen" aria-hidden="true">${then > limit ? "+" : "−"}${Math.abs(then - limit)} → ${then}</span>`}
    </section>`;
}

/** A circle drawn in one stroke of the brush. */
export const Circle = () => html`
  <svg class="circle" viewBox="0 0 120 120" aria-hidden="true">
    <path d="M62 7c30-1 52 22 52 52 0 31-24 54-54 54C29 114 6 91 6 61 6 41 16 24 32 15 19 27 13 43 13 60c1 27 21 46 47 46 27 0 47-20 47-47C106 33 88 13 62 7Z" />
    <path d="M66 3c9 1 18 5 25 10-8-4-16-6-25-6Z" />
  </svg>`;
