// Settings of this device, and the name others see.
import { patch } from "../lib/api.js";
import { Choice, Switch } from "../lib/controls.js";
import { html, useId, useState } from "../lib/html.js";
import { confirmTurns, sound, speed, theme } from "../lib/settings.js";
import { useAnswer, useDeed } from "../lib/tables.js";
import { LANGUAGES, language, nameOf, say, setLanguage } from "../lib/words.js";
import { Page, Problem, THEMES } from "./shell.js";

const SPEEDS = [0.5, 1, 2, 0];

export default function Settings() {
  const into = (setting) => (value) => { setting.value = value; };
  return html`
    <${Page} title=${say("page-settings")}>
      <div class="form">
        <${Name} />
        <${Choice} look="pills" legend=${say("page-language")} value=${language.value} onChoose=${setLanguage}
          options=${LANGUAGES.map((code) => ({ value: code, label: nameOf(code) }))} />
        <${Choice} look="pills" legend=${say("settings-theme")} value=${theme.value} onChoose=${into(theme)}
          options=${THEMES.map((each) => ({ value: each, label: say("settings-theme-name", { theme: each }) }))} />
        <${Choice} look="pills" legend=${say("settings-speed")} value=${speed.value} onChoose=${into(speed)}
          options=${SPEEDS.map((each) => ({ value: each, label: say("settings-speed-name", { speed: each }) }))} />
        <fieldset class="switches">
          <legend>${say("settings-table")}</legend>
          <${Switch} label=${say("settings-sound")} on=${sound.value} onSwitch=${into(sound)} />
          <${Switch} label=${say("settings-confirm")} about=${say("settings-confirm-about")} on=${confirmTurns.value} onSwitch=${into(confirmTurns)} />
        </fieldset>
      </div>
    <//>`;
}

/** The name is kept by the server, since others see it. */
function Name() {
  const id = useId();
  const { value, error } = useAnswer("/api/me");
  const [kept, setKept] = useState(null);
  const [rename, , problem] = useDeed(async (name) => setKept((await patch("/api/me", { name })).name));
  const change = (event) => rename(event.target.value);
  return html`
    <div class="field">
      <label for=${id}>${say("settings-name")}</label>
      <input id=${id} value=${kept ?? value?.name ?? ""} maxlength="24" autocomplete="nickname" onChange=${change} />
      <small role="status">${kept === null ? say("settings-name-about") : say("settings-kept")}</small>
      <${Problem} error=${error ?? problem} />
    </div>`;
}
