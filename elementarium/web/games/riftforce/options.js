// What is agreed before a duel of Riftforce: which guilds, and how they are chosen.
import { Choice } from "../../lib/controls.js";
import { html } from "../../lib/html.js";
import { remembered } from "../../lib/settings.js";
import { say } from "../../lib/words.js";

const SETS = ["base", "beyond"];
const DRAFTS = ["standard", "random"];
const guilds = remembered("guilds", SETS[0]);

/** What is agreed if nobody says otherwise. */
export const defaults = () => ({ guilds: guilds.value, draft: DRAFTS[0] });

/** The form: `wish` is what is agreed so far. */
export function Agree({ wish, wishFor }) {
  const drafts = DRAFTS.map((id) => ({ value: id, label: say(`new-draft-${id}`), about: say(`new-draft-${id}-about`) }));
  return html`
    <${Choice} legend=${say("new-guilds")} options=${sets((set) => say(`new-guilds-${set}`))} value=${wish.guilds}
      onChoose=${(set) => { guilds.value = set; wishFor({ guilds: set }); }} />
    <${Choice} legend=${say("new-draft")} options=${drafts} value=${wish.draft} onChoose=${(draft) => wishFor({ draft })} />`;
}

/** In short, on the start page. */
export const Brief = () => html`
  <${Choice} look="pills" legend=${say("new-guilds")} options=${sets()} value=${guilds.value} onChoose=${(set) => { guilds.value = set; }} />`;

const sets = (about) => SETS.map((set) => ({ value: set, label: say("new-guilds-short", { set }), about: about?.(set) }));

/** An agreement in a few words. */
export const facts = (options) => [say("new-guilds-short", { set: options.guilds })];

/** Somebody wins, or it is a draw. */
export const hasWinner = () => true;
