// A table that waits for somebody: an invitation for its host, a free seat for whoever comes.
import { html, useState } from "../lib/html.js";
import { post } from "../lib/api.js";
import { gameName, optionsOf } from "../lib/games.js";
import { say } from "../lib/words.js";
import { seatName } from "../lib/people.js";
import { Invitation } from "../pages/invitation.js";
import { Page, Problem } from "../pages/shell.js";

export function Lobby({ table, summary }) {
  const seated = summary.seats.some(({ you }) => you);
  return seated ? html`<${Page} title=${say("invite-title")}><${Invitation} table=${table} game=${summary.game} /><//>` : html`<${FreeSeat} table=${table} summary=${summary} />`;
}

function FreeSeat({ table, summary }) {
  const [error, set] = useState(null);
  const free = summary.seats.findIndex(({ kind }) => kind === "open");
  const host = summary.seats.find(({ kind }) => kind !== "open");
  const sit = () => post(`/api/tables/${table}/seats/${free}`).catch(set);
  return html`
    <${Page} title=${say("games-offered", { name: host ? seatName(host) : "" })}>
      <p class="lead">${[gameName(summary.game), ...optionsOf(summary.game).facts(summary.options)].join(" · ")}</p>
      <${Problem} error=${error} />
      <p><button type="button" class="btn primary" onClick=${sit}>${say("table-sit")}</button></p>
    <//>`;
}
