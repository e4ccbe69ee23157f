// The cards of Elements: leaves of paper with a stroke of the brush and a number.
import { html } from "../../lib/html.js";
import { Logo, Stroke } from "../../lib/emblem.js";
import { cardName } from "./telling.js";

const NAMES = ["wood", "fire", "earth", "metal", "water", "yin_yang"];

/** How many points a card is worth. */
export const valueOf = (card) => NAMES.indexOf(card) + 1;

/** The card that is worth so many points. */
export const cardOf = (value) => NAMES[value - 1];

/** What some cards are worth together; null where one of them is not known. */
export const sumOf = (cards) => cards.reduce((sum, { card }) => (sum === null || !card ? null : sum + valueOf(card)), 0);

const Face = ({ card }) => html`<b class="num">${valueOf(card)}</b><${Stroke} element=${card} /><span class="name">${cardName(card, false)}</span>`;

/** A card that can be touched. */
export const CardButton = ({ card, cardKey, state = "", label, children, ...props }) => html`
  <button type="button" class="leaf g-${card} ${state}" data-key=${cardKey} aria-label=${label} ...${props}><${Face} card=${card} />${children}</button>`;

/** A card that only lies there; without a label, what it lies in says what it is. */
export function Leaf({ card, cardKey, state = "", label = cardName(card) }) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<span class="leaf g-${card} ${state}" data-key=${cardKey} ...${named}><${Face} card=${card} /></span>`;
}

/** A card face down. */
export const Back = ({ cardKey, state = "" }) => html`<span class="leaf back ${state}" data-key=${cardKey}><${Logo} /></span>`;
