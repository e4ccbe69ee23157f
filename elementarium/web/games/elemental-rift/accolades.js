// The five accolades: what each asks for, who holds it, and who could take it now.
import { Emblem, Icon } from "../../lib/emblem.js";
import { html } from "../../lib/html.js";
import { say } from "../../lib/words.js";
import { signOf } from "../../table/telling.js";

export function Accolades({ desk, names, near }) {
  return html`
    <ul class="accolades" aria-label=${say("rift-label-accolades")}>
      ${desk.now.value.view.accolades.map((accolade, i) => html`<li key=${accolade.name}><${Accolade} ...${{ desk, accolade, names, near, index: i }} /></li>`)}
    </ul>`;
}

function Accolade({ desk, accolade, names, near, index }) {
  const { name, of } = accolade;
  const element = of === "any" ? null : of;
  const holder = desk.board.value.holders[name];
  const spot = `accolade:${index}`;
  const option = desk.options.value.get(spot);
  const chosen = desk.staged.value?.spot === spot;
  const state = [chosen ? "is-chosen" : option && "is-choosable", desk.advised.value === spot && "is-advised", holder !== null && (holder === near ? "yours" : "theirs")].filter(Boolean).join(" ");
  const lines = aboutAccolade(accolade, holder, names);
  return html`
    <button type="button" class="accolade ${element ? `g-${element}` : "g-all"} ${state}" data-spot=${spot} data-at="accolades:${index}" tabindex="-1" title=${lines.join(" ")}
        aria-label=${[...lines, option && desk.deedOf(option)].filter(Boolean).join(" ")} aria-disabled=${!option} aria-pressed=${option ? chosen : undefined}>
      <span class="medal">${element ? html`<${Emblem} guild=${element} />` : html`<${Icon} name="laurel" />`}</span>
      <span class="accolade-text"><b class="serif">${say("elemental-rift-accolade", { accolade: name })}</b><small>${lines[1]}</small></span>
      ${holder !== null && html`<span class="crest ${holder === near ? "you" : "them"}" aria-hidden="true">${signOf(names[holder])}</span>`}
      ${accolade.may.length > 0 && html`<span class="may" aria-hidden="true">${accolade.may.map((seat) => html`<i key=${seat} class=${seat === near ? "you" : "them"}>${signOf(names[seat])}</i>`)}</span>`}
    </button>`;
}

/** An accolade in words: its name, what it asks for, who holds it, who could take it. */
function aboutAccolade({ name, of, at_least: needs, may }, holder, names) {
  return [
    `${say("elemental-rift-accolade", { accolade: name })}.`,
    say("elemental-rift-condition", { of, needs }),
    holder === null ? say("rift-accolade-free") : say("rift-accolade-held", { name: names[holder] }),
    ...(may.length ? [say("rift-accolade-open", { names: may.map((seat) => names[seat]).join(", ") })] : []),
  ];
}
