// A table that waits for somebody: an invitation for those who sit, free seats for whoever comes.
import { html, useState } from "../lib/html.js";
import { post } from "../lib/api.js";
import { gameName, optionsOf } from "../lib/games.js";
import { SIDES, seatName } from "../lib/people.js";
import { say } from "../lib/words.js";
import { Invitation } from "../pages/invitation.js";
import { Page, Problem } from "../pages/shell.js";
import { Seats } from "./seats.js";

export function Lobby({ table, summary }) {
  const { seats, game } = summary;
  const players = seats.length;
  const chair = players > SIDES ? html`<${Seats} table=${table} summary=${summary} />` : null;
  if (seats.some(({ you }) => you))
    return html`
      <${Page} title=${say("invite-title", { players })}>
        ${chair && html`<${Facts} summary=${summary} />`}${chair}<${Invitation} table=${table} game=${game} players=${players} />
      <//>`;
  const host = seats.find(({ kind }) => kind !== "open");
  return html`
    <${Page} title=${say("games-offered", { name: host ? seatName(host) : "" })}>
      <${Facts} summary=${summary} />
      ${chair ?? html`<${FreeSeat} table=${table} seats=${seats} />`}
    <//>`;
}

const Facts = ({ summary: { game, options } }) => html`
  <p class="lead">${[gameName(game), ...optionsOf(game).facts(options)].join(" · ")}</p>`;

function FreeSeat({ table, seats }) {
  const [error, set] = useState(null);
  const free = seats.findIndex(({ kind }) => kind === "open");
  const sit = () => post(`/api/tables/${table}/seats/${free}`).catch(set);
  return html`
    <${Problem} error=${error} />
    <p><button type="button" class="btn primary" onClick=${sit}>${say("table-sit")}</button></p>`;
}
