// The five accolades: what each asks for, how far everybody is, who holds it, and who could take it now.
import { Emblem, Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { signOf } from "../../table/telling.js";
import { Looked } from "./looked.js";

export function Accolades({ desk, names, near }) {
  return html`
    <ul class="accolades" aria-label=${say("elemental-rift-accolades")}>
      ${desk.now.value.view.accolades.map((accolade, i) => html`<li key=${accolade.name}><${Accolade} ...${{ desk, accolade, names, near, index: i }} /></li>`)}
    </ul>`;
}

const elementOf = ({ of }) => (of === "any" ? null : of);
const accoladeName = ({ name }) => say("elemental-rift-accolade", { accolade: name });

/** Touched when it cannot be taken, it tells everything. */
function Accolade({ desk, accolade, names, near, index }) {
  const element = elementOf(accolade);
  const holder = desk.board.value.holders[accolade.name];
  const spot = `accolade:${index}`;
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot;
  const state = [chosen ? "is-chosen" : option && "is-choosable", desk.advised.value === spot && "is-advised", holder !== null && (holder === near ? "yours" : "theirs")].filter(Boolean).join(" ");
  const about = aboutAccolade(accolade, holder, names);
  return html`
    <button type="button" class="accolade ${element ? `g-${element}` : "g-all"} ${state}" data-spot=${spot} data-at="accolades:${index}" tabindex="-1" title=${about}
        aria-label=${[about, option && desk.deedOf(option)].filter(Boolean).join(" ")} aria-pressed=${option ? chosen : undefined} onClick=${() => !option && desk.lookAt({ accolade: index })}>
      <${Medal} element=${element} />
      <span class="accolade-text"><b class="serif">${accoladeName(accolade)}</b><${Merits} ...${{ accolade, names, near }} /><small>${conditionOf(accolade)}</small></span>
      <span class="progress" aria-hidden="true">${accolade.merits[near]}/${accolade.at_least}</span>
      ${holder !== null && html`<span class="crest ${holder === near ? "you" : "them"}" aria-hidden="true">${signOf(names[holder])}</span>`}
    </button>`;
}

const Medal = ({ element }) => html`<span class="medal">${element ? html`<${Emblem} guild=${element} />` : html`<${Icon} name="laurel" />`}</span>`;

/** How far everybody is; whoever could take it is marked. */
const Merits = ({ accolade, names, near }) => html`
  <span class="merits" aria-hidden="true">${accolade.merits.map((merit, seat) => html`
    <i key=${seat} class="${seat === near ? "you" : "them"} ${accolade.may.includes(seat) ? "may" : ""}">${signOf(names[seat])} ${merit}</i>`)}</span>`;

const conditionOf = ({ of, at_least: needs }) => say("elemental-rift-goal", { element: of, needs });

/** An accolade in words: its name, what it asks for, who holds it, how far everybody is, who could take it. */
function aboutAccolade(accolade, holder, names) {
  return [`${accoladeName(accolade)}.`, conditionOf(accolade), ...standing(accolade, holder, names)].join(" ");
}

function standing({ merits, may }, holder, names) {
  return [
    holder === null ? say("rift-accolade-free") : say("rift-accolade-held", { name: names[holder] }),
    say("rift-accolade-merits", { merits: merits.map((merit, seat) => `${names[seat]} ${merit}`).join(", ") }),
    ...(may.length ? [say("rift-accolade-open", { names: may.map((seat) => names[seat]).join(", ") })] : []),
  ];
}

/** The same, large. */
export function AboutAccolade({ desk, names, index }) {
  const accolade = desk.now.value.view.accolades[index];
  const element = elementOf(accolade);
  return html`
    <${Looked} desk=${desk} name=${accoladeName(accolade)}>
      <h3 class=${element ? `g-${element}` : "g-all"}><${Medal} element=${element} />${accoladeName(accolade)}</h3>
      <p>${conditionOf(accolade)}</p>
      ${standing(accolade, desk.board.value.holders[accolade.name], names).map((line) => html`<p>${line}</p>`)}
    <//>`;
}
