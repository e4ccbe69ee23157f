// The players: hand, piles, guilds.
import { Emblem } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { Who } from "../../table/who.js";
import { Back, Mini, Piles } from "./cards.js";
import { guildName } from "./telling.js";

/** The other player, above. */
export const Rival = ({ board, seat, open, tools, ...who }) => html`
  <header class="rival">
    <${Who} ...${who} side="them" />
    <${Backs} board=${board} seat=${seat} open=${open} name=${who.name} />
    <${Piles} board=${board} seat=${seat} />
    ${tools}
  </header>`;

/** Another's hand, face down; `open` where everything may be seen. */
export function Backs({ board, seat, open, name }) {
  const { hand, held } = board.seats[seat];
  return html`
    <div class="backs" role="img" aria-label=${say("riftforce-label-held", { name, count: held })} style=${{ "--held": held }} data-held=${held}>
      ${hand.map((each, i) => html`
        <span key=${each.key} class="in-fan" style=${{ "--i": i - (held - 1) / 2 }}>
          ${open && each.card ? html`<${Mini} card=${each.card} cardKey=${each.key} />` : html`<${Back} cardKey=${each.key} />`}
        </span>`)}
    </div>`;
}

/** Oneself, below. */
export const Me = ({ board, seat, ...who }) => html`
  <footer class="me">
    <${Who} ...${who} side="you" />
    <${Piles} board=${board} seat=${seat} raised=${board.raised?.seat === seat} />
  </footer>`;

/** Guild plaques: emblem first, the ability in reach. On a phone a medal opens its words. */
export const Plaques = ({ guilds, whose, name, lit }) => html`
  <ul class="guilds ${whose}" aria-label=${say("riftforce-label-guilds", { name })}>
    ${guilds.map((guild) => html`<li key=${guild}><${Plaque} guild=${guild} lit=${guild === lit} /></li>`)}
  </ul>`;

function Plaque({ guild, lit }) {
  const [name, brief] = [guildName(guild), say("riftforce-brief", { guild })];
  return html`
    <button type="button" class="guild g-${guild} ${lit ? "lit" : ""}" data-spot="about:${guild}" aria-label="${name}: ${brief}">
      <span class="medal"><${Emblem} guild=${guild} /></span>
      <span class="words"><b>${name}</b><span class="says">${brief}</span></span>
    </button>`;
}
