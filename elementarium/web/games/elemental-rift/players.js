// The players: names, hands by number, accolades, and the spells in front of them.
import { Emblem, Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Who } from "../../table/who.js";
import { Back } from "./hand.js";
import { Looked } from "./looked.js";
import { SpellFace, Trigger, aboutSpell, aboutTrigger, cardName, spellName, spellOf } from "./spells.js";

/** Another player, above: everything but the hand is seen. */
export function Rival({ desk, seat, open, ...who }) {
  const { hand } = desk.board.value.seats[seat];
  const spot = `seat:${seat}`;
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot;
  const label = say("rift-label-held", { name: who.name, count: hand.length });
  return html`
    <section class="rival-of" aria-label=${who.name}>
      <${Who} ...${who} side="them" />
      <${Won} desk=${desk} seat=${seat} name=${who.name} />
      ${open ? html`<${OpenHand} desk=${desk} hand=${hand} label=${label} />` : html`
        <button type="button" class="held ${chosen ? "is-chosen" : option ? "is-choosable" : ""} ${desk.advised.value === spot ? "is-advised" : ""}" data-spot=${spot} data-at="players:${seat}" tabindex="-1"
            aria-label=${[label, option && desk.deedOf(option)].filter(Boolean).join(". ")} title=${label} aria-disabled=${!option} aria-pressed=${option ? chosen : undefined}>
          ${hand.map(({ key }) => html`<${Back} key=${key} cardKey=${key} />`)}<b>${hand.length}</b>
        </button>`}
      <${Front} ...${{ desk, seat, name: who.name }} />
    </section>`;
}

/** In a replay all hands are open. */
const OpenHand = ({ desk, hand, label }) => html`
  <ul class="held open" aria-label=${label}>${hand.map(({ key, card }) => html`<li key=${key}>${card ? html`<${Chip} ...${{ desk, card, cardKey: key, at: null }} />` : html`<${Back} cardKey=${key} />`}</li>`)}</ul>`;

/** Accolades a player holds. */
function Won({ desk, seat, name }) {
  const held = Object.values(desk.board.value.holders).filter((holder) => holder === seat).length;
  const label = say("rift-label-won", { name, count: held });
  return html`<span class="won" role="img" aria-label=${label} title=${label}>${[0, 1].map((i) => html`<i key=${i} class=${i < held ? "is-won" : ""}><${Icon} name="laurel" /></i>`)}</span>`;
}

/** Oneself, below. */
export const Me = ({ desk, seat, ...who }) => html`
  <footer class="me"><${Who} ...${who} side="you" /><${Won} desk=${desk} seat=${seat} name=${who.name} /></footer>`;

const WITH_NAMES = 4; // spells in front that have room for their names

/** Spells in front of a player, the oldest first. */
export function Front({ desk, seat, name, own }) {
  const { front } = desk.board.value.seats[seat];
  return html`
    <ul class="front ${own ? "own" : ""}" aria-label=${say("rift-label-front", { name, count: front.length })}>
      ${own && !front.length && html`<li class="none">${say("rift-front-none")}</li>`}
      ${front.map(({ card, key }, i) => html`<li key=${key}><${Chip} ...${{ desk, card, cardKey: key, at: `front${seat}:${i}`, named: own && front.length <= WITH_NAMES }} /></li>`)}
    </ul>`;
}

/** A spell in front: its element, and how close it is to its end. Touched when nothing is to be chosen, it shows itself whole. */
function Chip({ desk, card, cardKey, at, named }) {
  const spell = spellOf(desk, card);
  const spot = `front:${card}`;
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot;
  const going = desk.omen.value && !desk.omen.value.seats.some(({ front, hand }) => [...front, ...hand].some(({ key }) => key === cardKey));
  const state = [chosen ? "is-chosen" : option && "is-choosable", desk.advised.value === spot && "is-advised", going && "is-leaving"].filter(Boolean).join(" ");
  const label = [cardName(desk, card), aboutSpell(desk, card), going && say("rift-going"), option && desk.deedOf(option)].filter(Boolean).join(". ");
  return html`
    <button type="button" class="chip g-${spell.element} ${state}" data-key=${cardKey} data-spot=${spot} data-at=${at ?? undefined} tabindex=${at ? "-1" : undefined}
        aria-label=${label} aria-pressed=${option ? chosen : undefined} onClick=${() => !option && desk.lookAt({ card })}>
      <${Emblem} guild=${spell.element} />${named && html`<b class="serif">${spellName(spell)}</b>`}<${Trigger} desk=${desk} spell=${spell} />
    </button>`;
}

/** A spell that somebody wants to read, large. */
export const Read = ({ desk, card }) => html`
  <${Looked} desk=${desk} name=${cardName(desk, card)}>
    <div class="spell g-${spellOf(desk, card).element}"><${SpellFace} desk=${desk} card=${card} /></div>
    <p>${aboutTrigger(desk, spellOf(desk, card))}</p>
  <//>`;
