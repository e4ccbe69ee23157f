// Spells: in hand as cards that say everything, in front of a player as small ones that say how close they are to their end.
import { Emblem } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { elementName } from "./telling.js";
import { Sign } from "./tile.js";

const LONG = 42; // letters of an effect that need smaller type on a phone

/** What the deck says of a card. */
export const spellOf = (desk, card) => desk.now.value.view.spells[card];

/** What a spell does, in words. */
export const effectOf = ({ effect }) => effect.map((word) => say(`elemental-rift-word-${wordName(word)}`, word)).join(" ");

const wordName = ({ deed, second }) => (deed === "retrieve" && second ? "retrieve-either" : deed);

/** What a spell is called; its cards differ in what they cost and what ends them. */
export const spellName = ({ name }) => say("elemental-rift-spell", { spell: name });


/** A spell in words: element, decay value, effect, trigger, and how close that is. */
export function aboutSpell(desk, card) {
  const spell = spellOf(desk, card);
  return [say("rift-about-spell", { element: elementName(spell.element), decay: spell.decay }), effectOf(spell), aboutTrigger(desk, spell)].join(" ");
}

/** What ends a spell, and the largest group of that element there is. */
export const aboutTrigger = (desk, { trigger: { element, value } }) =>
  say("rift-about-trigger", { element: elementName(element), value, size: desk.largest(element) });

/** Decay value: so many linked tiles of the spell's own element. */
const Cost = ({ spell: { decay, element } }) => html`
  <span class="cost" title=${say("rift-cost", { decay, element: elementName(element) })}><b>−${decay}</b><${Sign} element=${element} /></span>`;

/** Trigger: how many of how many tiles are linked now. */
export function Trigger({ desk, spell }) {
  const { element, value } = spell.trigger;
  const size = Math.min(desk.largest(element), value);
  return html`
    <span class="trigger ${value - size <= 1 ? "is-close" : ""}" title=${aboutTrigger(desk, spell)}>
      <i>✕</i><${Sign} element=${element} /><b>${size}<i>/</i>${value}</b>
    </span>`;
}

/** The whole card, as it stands at a table. */
export const SpellFace = ({ desk, card }) => html`
  <${Printed} spell=${spellOf(desk, card)}><${Trigger} desk=${desk} spell=${spellOf(desk, card)} /><//>`;

/** What is printed on a card; the trigger is its child. */
export function Printed({ spell, children }) {
  const effect = effectOf(spell);
  return html`
    <span class="spell-head"><${Emblem} guild=${spell.element} /><b class="serif">${spellName(spell)}</b></span>
    <span class="says ${effect.length > LONG ? "long" : ""}">${effect}</span>
    <span class="spell-foot"><${Cost} spell=${spell} />${children}</span>`;
}

/** A card in words, as it is called. */
export const cardName = (desk, card) => say("elemental-rift-card", { card, spell: spellOf(desk, card).name });
