// What lies beside the rift: the supply of tiles with what each decays into, the pile, the discard pile.
import { Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { stockKey } from "./board.js";
import { Back } from "./hand.js";
import { Looked } from "./looked.js";
import { SpellFace, cardName, spellOf } from "./spells.js";
import { elementName } from "./telling.js";
import { Face, Sign } from "./tile.js";

export function Stock({ desk }) {
  const { decays_to: decays } = desk.now.value.view;
  return html`
    <section class="stock" aria-label=${say("rift-label-stock")}>
      <ul class="supply" aria-label=${say("rift-label-supply")}>
        ${cycle(decays).map((element, i) => html`<li key=${element}><${Heap} ...${{ desk, element, into: decays[element], index: i }} /></li>`)}
      </ul>
      <${Piles} desk=${desk} />
    </section>`;
}

/** The elements, each followed by what it decays into. */
function cycle(decays) {
  const order = [Object.keys(decays)[0]];
  while (!order.includes(decays[order.at(-1)])) order.push(decays[order.at(-1)]);
  return [...order, ...Object.keys(decays).filter((element) => !order.includes(element))];
}

/** Tiles of an element that are left; touched where an element is to be chosen. */
function Heap({ desk, element, into, index }) {
  const count = desk.board.value.supply[element];
  const spot = `element:${element}`;
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot || isInHand(desk, element);
  const state = [chosen ? "is-chosen" : option && "is-choosable", desk.advised.value === spot && "is-advised", !count && "is-out"].filter(Boolean).join(" ");
  const label = say("rift-label-heap", { element: elementName(element), count, into: elementName(into) });
  return html`
    <button type="button" class="heap" data-spot=${spot} data-at="supply:${index}" tabindex="-1" title=${label}
        aria-label=${[label, option && desk.deedOf(option)].filter(Boolean).join(". ")} aria-disabled=${!option} aria-pressed=${option || chosen ? chosen : undefined}>
      <span class="tile g-${element} ${state}" data-key=${stockKey(element)}><${Face} element=${element} /></span>
      <b>${count}</b><span class="into" aria-hidden="true"><${Icon} name="forward" /><${Sign} element=${into} /></span>
    </button>`;
}

/** Whether a tile of this element is being placed. */
const isInHand = (desk, element) => desk.now.value.view.phase === "square" && desk.now.value.view.action.element === element;

function Piles({ desk }) {
  const { pile, discard } = desk.board.value;
  const label = say("rift-label-pile", { count: pile });
  return html`
    <div class="piles">
      <span class="pile-of" role="img" aria-label=${label} title=${label}><${Back} cardKey="pile" /><b>${pile}</b></span>
      <${Discards} desk=${desk} discard=${discard} />
    </div>`;
}

/** The discard pile is open: it can be looked through. */
function Discards({ desk, discard }) {
  const label = say("rift-label-discard", { count: discard.length });
  const top = discard[0] && spellOf(desk, discard[0].card).element;
  return html`
    <button type="button" class="discards" aria-label=${label} title=${label} onClick=${() => desk.lookAt({ discard: true })}>
      <span class="spell tiny ${top ? `g-${top}` : "none"}" data-key=${discard[0]?.key}>${top && html`<${Sign} element=${top} />`}</span><b>${discard.length}</b>
    </button>`;
}

/** All of it, the newest first. */
export function LookThrough({ desk }) {
  const { discard } = desk.board.value;
  return html`
    <${Looked} desk=${desk} name=${say("rift-discard")}>
      <h3>${say("rift-discard")}</h3>
      <ol class="through">${discard.map(({ card, key }) => html`
        <li key=${key} aria-label=${cardName(desk, card)}><div class="spell g-${spellOf(desk, card).element}"><${SpellFace} desk=${desk} card=${card} /></div></li>`)}</ol>
      ${!discard.length && html`<p>${say("rift-discard-empty")}</p>`}
    <//>`;
}
