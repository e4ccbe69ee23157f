// The chain: from its first card on the left to its top on the right. Cards of the player below lie a
// little lower, those of the other a little higher.
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { ASIDE } from "./board.js";
import { Back, CardButton, Leaf } from "./cards.js";
import { meaningOf } from "./meaning.js";
import { cardName } from "./telling.js";

const TAKE = "button:take";
const CHAIN = "chain";

export function Chain({ desk, near, names }) {
  const { chain } = desk.board.value;
  const option = desk.options.value.get(CHAIN);
  const pointed = option && desk.pointed.value === CHAIN;
  return html`
    <section class="chain-place ${option ? "is-lit" : ""} ${pointed ? "is-pointed" : ""}" data-spot=${CHAIN}>
      <${Aside} round=${desk.board.value.round} />
      <ol class="chain" aria-label=${say(chain.length ? "elements-label-chain" : "elements-label-empty")} style=${{ "--links": chain.length + (ghostOf(desk) ? 1 : 0) }}>
        ${chain.map((link, i) => html`
          <li key=${link.key} class="in-chain ${link.by === near ? "by-you" : "by-them"}" style=${{ "--i": i }}>
            <${Link} ...${{ desk, link, names, top: i === chain.length - 1 }} />
          </li>`)}
        <${Ghost} desk=${desk} near=${near} />
        ${option && html`<${Put} desk=${desk} card=${option.path[0].touch.hand} />`}
      </ol>
    </section>`;
}

/** The card that would come to the chain. */
function ghostOf(desk) {
  const omen = desk.omen.value;
  return omen && omen.chain.length > desk.board.value.chain.length ? omen.chain.at(-1) : null;
}

function Ghost({ desk, near }) {
  const link = ghostOf(desk);
  if (!link) return null;
  return html`
    <li key="ghost" class="in-chain ${link.by === near ? "by-you" : "by-them"}">
      <${Leaf} card=${link.card} state="is-ghost" label=${say("elements-label-would", { card: cardName(link.card) })} />
    </li>`;
}

/** With a card in hand, the place for it can be pressed. */
const Put = ({ desk, card }) => html`
  <li class="put"><button type="button" class="place" data-spot=${CHAIN} data-at="0:0" tabindex="-1" aria-label=${say("elements-can-put", { card: cardName(card) })}>
    ${!desk.staged.value?.path && html`<span aria-hidden="true">+</span>`}</button></li>`;

/** A card of the chain; its top is what one touches to take it. */
function Link({ desk, link, names, top }) {
  const { card, key, by } = link;
  const label = say(top ? "elements-label-top" : "elements-label-link", { card: cardName(card), name: names[by] });
  if (!top) return html`<${Leaf} card=${card} cardKey=${key} label=${label} />`;
  const option = desk.options.value.get(TAKE);
  const staged = desk.staged.value?.spot === TAKE;
  const leaving = (desk.omen.value?.chain.length ?? Infinity) < desk.board.value.chain.length;
  const state = [
    "is-top", staged ? "is-chosen" : option && "is-choosable", leaving && "is-leaving", desk.advised.value === TAKE && "is-advised",
  ].filter(Boolean).join(" ");
  return html`
    <${CardButton} card=${card} cardKey=${key} state=${state} label=${[label, option && say("elements-can-take")].filter(Boolean).join(", ")}
        data-spot=${TAKE} data-at=${desk.options.value.has(CHAIN) ? undefined : "0:0"} tabindex="-1" aria-disabled=${!option} aria-pressed=${option ? staged : undefined} aria-keyshortcuts="T"
        aria-description=${option ? meaningOf(desk, option.path) : undefined}>
      ${option && !staged && html`<span class="deed-chip" aria-hidden="true">${say("elements-take-short")}</span>`}
    <//>`;
}

/** The cards nobody sees in this round, and which round it is. */
function Aside({ round }) {
  const [label, title] = [say("elements-label-aside", { count: ASIDE }), say("elements-round-number", { round })];
  return html`
    <div class="aside" role="img" aria-label="${title}. ${label}" title=${label}>
      ${Array.from({ length: ASIDE }, (_, i) => html`<span key=${i} style=${{ "--i": i }}><${Back} cardKey=${i === ASIDE - 1 ? "aside" : undefined} /></span>`)}
      <small>${title}</small>
    </div>`;
}
