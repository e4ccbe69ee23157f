// What is agreed before a game of Elemental Rift: how many play.
import { Choice } from "../../lib/controls.js";
import { html } from "../../lib/html.js";
import { remembered } from "../../lib/settings.js";
import { say } from "../../lib/words.js";

const SEATS = [2, 3, 4];
const seats = remembered("seats", SEATS[0]);
if (!SEATS.includes(seats.value)) seats.value = SEATS[0];

/** What is agreed if nobody says otherwise. */
export const defaults = () => ({ seats: seats.value });

/** How many players sit down. */
export const players = (options) => options.seats;

/** How many play: asked before with whom. */
export const Mode = ({ wish, choose }) => html`
  <${Choice} look="pills" legend=${say("new-mode")} options=${numbers()} value=${wish.seats} onChoose=${(each) => { seats.value = each; choose(defaults()); }} />`;

const numbers = () => SEATS.map((each) => ({ value: each, label: say("new-players", { players: each }) }));

/** Nothing else is open, but it is said whose deck this is. */
export const Agree = () => html`<p class="note">${say("new-reconstructed")}</p>`;

/** In short, on the start page. */
export const Brief = () => html`
  <${Choice} look="pills" legend=${say("new-mode")} options=${numbers()} value=${seats.value} onChoose=${(each) => { seats.value = each; }} />
  <p class="note">${say("new-reconstructed")}</p>`;

/** An agreement in a few words. */
export const facts = (options) => [say("new-players", { players: options.seats }), say("new-deck", { deck: options.deck?.name ?? options.deck ?? "reconstructed" })];

/** Somebody wins, or it is a draw. */
export const hasWinner = () => true;
