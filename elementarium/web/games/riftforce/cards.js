// Cards: on the table, in the hand, face down, and small on a pile.
import { Emblem, Logo } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { pairOf, readCard } from "./guilds.js";
import { cardName } from "./telling.js";

const MUCH = 0.5; // of its life gone: the card cracks through

/** A large emblem behind the face. */
const Art = ({ guild }) => html`
  <svg class="art" viewBox="0 0 80 37" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <use href="/static/art/emblems.svg#e-${guild}" x="24" y="-12" width="64" height="64" />
  </svg>`;

/** An elemental's face; `omen` says what would become of it, `owner` is the sign of whose it is. */
function Face({ elemental: { guild, number, damage }, omen, owner }) {
  const after = Math.min(number, Math.max(0, damage + (omen?.hurt ?? 0)));
  const wounded = damage > 0 || after > 0;
  return html`
    <span class="face">
      <b class="num">${number}</b><${Emblem} guild=${guild} /><span class="pair">${pairOf(guild)}</span>
      ${owner && html`<span class="of" aria-hidden="true">${owner}</span>`}
      ${wounded && html`
        <i class="pips" style=${{ "--n": number, "--d": Math.min(damage, after), "--g": Math.abs(after - damage) }} />
        <b class="life">${omen?.destroyed || after >= number ? "✕" : number - after}</b>`}
    </span>`;
}

/** An elemental on the table: a button, so that everybody can ask what it is. */
export function Elemental({ elemental, omen, state = "", label, badge, owner, ...props }) {
  const { key, guild, number, damage } = elemental;
  const hurt = damage ? (damage >= number * MUCH ? "much" : "some") : undefined;
  return html`
    <button type="button" class="card g-${guild} ${state}" data-key=${key} data-hurt=${hurt} aria-label=${label} ...${props}>
      <${Art} guild=${guild} /><${Face} elemental=${elemental} omen=${omen} owner=${owner} />
      ${badge && html`<span class="badge" aria-hidden="true">${badge}</span>`}
      ${omen && html`<${Omen} ...${omen} />`}
    </button>`;
}

/** What would happen to an elemental: always a sign before the number. */
function Omen({ hurt = 0, destroyed, caught, points = 0, own }) {
  const sign = hurt > 0 ? `−${hurt}` : hurt < 0 ? `+${-hurt}` : "";
  const fate = destroyed || caught ? "✕" : "";
  if (!sign && !fate) return null;
  return html`<span class="omen" aria-hidden="true">${sign} ${fate}
    ${points > 0 && html`<span class=${own ? "pt" : "pt theirs"}>+${points}</span>`}</span>`;
}

/** Where an elemental would stand. */
export const Ghost = ({ elemental, label }) => html`
  <span class="card g-${elemental.guild} is-ghost" data-ghost=${elemental.key} role="img" aria-label=${label}>
    <${Art} guild=${elemental.guild} /><${Face} elemental=${elemental} />
  </span>`;

/** A card in one's hand. */
export function HandCard({ held, state = "", label, badge, ...props }) {
  const { guild, number } = readCard(held.card);
  return html`
    <button type="button" class="hcard g-${guild} ${state}" data-key=${held.key} aria-label=${label} ...${props}>
      <b class="num">${number}</b><span class="pair">${pairOf(guild)}</span>
      <${Emblem} guild=${guild} /><span class="name">${say("riftforce-guild", { guild })}</span>
      ${badge && html`<span class="badge" aria-hidden="true">${badge}</span>`}
    </button>`;
}

/** A card face down. */
export const Back = ({ cardKey, ...props }) => html`<span class="back" data-key=${cardKey} ...${props}><${Logo} /></span>`;

/** A card so small that it says only what it is. */
export function Mini({ card, cardKey }) {
  const { guild, number } = readCard(card);
  return html`<span class="mini g-${guild}" data-key=${cardKey}><i>${number}</i><${Emblem} guild=${guild} /></span>`;
}

/** A player's pile and discard pile. */
export function Piles({ board, seat, raised, bots }) {
  const { pile, discard, top } = board.seats[seat];
  const discards = say("riftforce-label-discards", { count: discard, card: top ? cardName(top.card) : "", top: top ? "yes" : "no" });
  const toCome = say(bots ? "riftforce-bots-pile" : "riftforce-label-pile", { count: pile });
  return html`
    <div class="piles">
      <span class="pile" role="img" aria-label=${toCome} title=${toCome}>
        <span class="mini back" data-key="pile-${seat}" /><b>${pile}</b><small>${say(bots ? "riftforce-bots" : "riftforce-pile")}</small></span>
      <span class="pile" role="img" aria-label=${discards} title=${discards}>
        <span class="heap" data-key="heap-${seat}">${top ? html`<${Mini} card=${top.card} cardKey=${raised ? undefined : top.key} key=${top.key} />` : html`<span class="mini none" />`}</span>
        <b>${discard}</b><small>${say("riftforce-discards")}</small></span>
    </div>`;
}
