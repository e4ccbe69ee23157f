// What is agreed before a match of Elements: how far it goes, and whether one may give up or miscount.
import { Choice, Switch } from "../../lib/controls.js";
import { html } from "../../lib/html.js";
import { remembered } from "../../lib/settings.js";
import { say } from "../../lib/words.js";

const GOALS = [2, 6, 10, 0];
const points = remembered("points", 6);

/** What is agreed if nobody says otherwise. */
export const defaults = () => ({ points_to_win: points.value, surrender: "on", miscount: "off" });

/** Two play. */
export const players = () => 2;

/** The form: `wish` is what is agreed so far. */
export function Agree({ wish, wishFor }) {
  const rule = (name) => html`
    <${Switch} label=${say(`new-${name}`)} about=${say(`new-${name}-about`)} on=${wish[name] === "on"}
      onSwitch=${(on) => wishFor({ [name]: on ? "on" : "off" })} />`;
  return html`
    <${Choice} legend=${say("new-points")} options=${goals((goal) => say(`new-points-${goal}`))} value=${wish.points_to_win}
      onChoose=${(goal) => { points.value = goal; wishFor({ points_to_win: goal }); }} />
    <fieldset class="switches"><legend>${say("page-rules")}</legend>${rule("surrender")}${rule("miscount")}</fieldset>`;
}

/** In short, on the start page. */
export const Brief = () => html`
  <${Choice} look="pills" legend=${say("new-points")} options=${goals()} value=${points.value} onChoose=${(goal) => { points.value = goal; }} />`;

const goals = (about) => GOALS.map((goal) => ({ value: goal, label: say("new-points-short", { points: goal }), about: about?.(goal) }));

/** Without a goal nobody wins. */
export const hasWinner = ({ points_to_win: goal }) => goal > 0;

/** An agreement in a few words. */
export const facts = (options) => [say("new-points-short", { points: options.points_to_win })];
