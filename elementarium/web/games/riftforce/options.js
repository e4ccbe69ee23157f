// What is agreed before a game of Riftforce: how many play, which guilds, and how they are chosen.
import { Choice } from "../../lib/controls.js";
import { html } from "../../lib/html.js";
import { remembered } from "../../lib/settings.js";
import { say } from "../../lib/words.js";
import { starsOf } from "./stars.js";
import { ChooseTrainer, ThisTrainer, trainer } from "./trainers.js";

/** Modes, and how many players sit down in each. */
const PLAYERS = { duel: 2, team4: 4, team3: 3, solo: 1 };
const MODES = Object.keys(PLAYERS);
const SETS = ["base", "beyond"];
const DRAFTS = ["standard", "random"];
const mode = remembered("mode", MODES[0]);
const guilds = remembered("guilds", SETS[0]);
if (!MODES.includes(mode.value)) mode.value = MODES[0];

/** What is agreed if nobody says otherwise; only duels have a choice of guilds. */
export const defaults = () => ({ mode: mode.value, ...OWN[mode.value]?.(), draft: DRAFTS[0] });

/** What a mode leaves open besides. */
const OWN = { duel: () => ({ guilds: guilds.value }), solo: () => trainer.value };

/** How many players sit down. */
export const players = (options) => PLAYERS[options.mode];

/** Alone one plays against the trainer, at whose seat nobody sits. */
export const idle = (options) => (options.mode === "solo" ? 1 : 0);

/** How many play: asked before with whom. */
export const Mode = ({ wish, choose }) => html`
  <${Choice} legend=${say("new-mode")} options=${modes((each) => say(`new-mode-${each}-about`))} value=${wish.mode}
    onChoose=${(each) => { mode.value = each; choose(defaults()); }} />`;

const modes = (about) => MODES.map((each) => ({ value: each, label: say(`new-mode-${each}`), about: about?.(each) }));

/** The form: `wish` is what is agreed so far. */
export function Agree({ wish, wishFor }) {
  const about = (id) => say(`new-draft-${id}-about`, { mode: wish.mode });
  const drafts = DRAFTS.map((id) => ({ value: id, label: say(`new-draft-${id}`, { mode: wish.mode }), about: about(id) }));
  return html`
    ${wish.mode === "solo" && html`<${ChooseTrainer} wish=${wish} wishFor=${wishFor} />`}
    ${"guilds" in wish && html`
      <${Choice} legend=${say("new-guilds")} options=${sets((set) => say(`new-guilds-${set}`))} value=${wish.guilds}
        onChoose=${(set) => { guilds.value = set; wishFor({ guilds: set }); }} />`}
    <${Choice} legend=${say("new-draft")} options=${drafts} value=${wish.draft} onChoose=${(draft) => wishFor({ draft })} />`;
}

/** In short, on the start page. */
export const Brief = () => html`
  <${Choice} look="pills" legend=${say("new-mode")} options=${modes()} value=${mode.value} onChoose=${(each) => { mode.value = each; }} />
  ${mode.value === "solo" && html`<${ThisTrainer} />`}
  ${mode.value === "duel" && html`
    <${Choice} look="pills" legend=${say("new-guilds")} options=${sets()} value=${guilds.value} onChoose=${(set) => { guilds.value = set; }} />`}`;

const sets = (about) => SETS.map((set) => ({ value: set, label: say("new-guilds-short", { set }), about: about?.(set) }));

/** An agreement in a few words. */
export const facts = (options) => [
  options.mode === "duel" ? say("new-guilds-short", { set: options.guilds }) : say(`new-mode-${options.mode}`),
  ...(options.mode === "solo" ? [starsOf(options)] : []),
];

/** Somebody wins, or it is a draw. */
export const hasWinner = () => true;
