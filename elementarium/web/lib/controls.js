// Form parts: one of several, yes or no.
import { html, useId } from "./html.js";

/** One of several: `options` are `{value, label, about, icon}`. */
export function Choice({ legend, options, value, onChoose, look = "cards" }) {
  const name = useId();
  return html`
    <fieldset class="choice ${look}">
      <legend>${legend}</legend>
      <div class="options">
        ${options.map((option, i) => html`
          <${Option} key=${option.value} ...${option} id="${name}-${i}" name=${name}
            chosen=${option.value === value} onChoose=${() => onChoose(option.value)} />`)}
      </div>
    </fieldset>`;
}

/** Named by its label alone; what it is about is its description. */
function Option({ id, name, label, about, icon, chosen, onChoose }) {
  return html`
    <label class="option">
      <input type="radio" name=${name} checked=${chosen} onChange=${onChoose}
        aria-labelledby=${id} aria-describedby=${about ? `${id}-about` : undefined} />
      <span class="face-of">
        <b>${icon}<span id=${id}>${label}</span></b>
        ${about && html`<small id="${id}-about">${about}</small>`}
      </span>
    </label>`;
}

/** Yes or no. */
export function Switch({ label, about, on, onSwitch }) {
  const id = useId();
  return html`
    <div class="switch">
      <input id=${id} type="checkbox" role="switch" checked=${on} onChange=${(event) => onSwitch(event.target.checked)}
        aria-describedby=${about ? `${id}-about` : undefined} />
      <label for=${id}>${label}</label>
      ${about && html`<small id="${id}-about">${about}</small>`}
    </div>`;
}
