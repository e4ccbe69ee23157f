// What Riftforce draws into its rules: examples, and the guilds as cards.
import { Emblem, Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { guildsOf, pairOf } from "./guilds.js";
import { Picture } from "./picture.js";
import { abilityOf, guildName } from "./telling.js";

/** Drawings by the places they go to. */
export const figures = {
  "figure.example": ({ example }) => html`<${Example} ...${JSON.parse(example)} />`,
  ".guilds[data-set]": ({ set }) => html`<${Guilds} set=${set} />`,
};

/** Some columns, what they become, and what that shows. */
function Example({ columns, then, caption }) {
  return html`
    <div class="before-after ${then ? "" : "single"}">
      <${Picture} columns=${columns} />
      ${then && html`<${Icon} name="forward" label=${say("rules-becomes")} /><${Picture} columns=${then} />`}
    </div>
    <figcaption>${caption}</figcaption>`;
}

function Guilds({ set }) {
  return html`
    <ul class="summoners">
      ${guildsOf(set).map((guild) => html`
        <li class="summoner-card g-${guild}">
          <${Emblem} guild=${guild} />
          <div>
            <h4>${guildName(guild)} <span class="pair">${pairOf(guild)}</span></h4>
            ${abilityOf(guild).map((sentence) => html`<p>${sentence}</p>`)}
          </div>
        </li>`)}
    </ul>`;
}
