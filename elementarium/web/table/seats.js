// Who sits where and with whom, before a game for more than two begins. Everybody chooses a seat; the host lets
// the computer play at others.
import { put } from "../lib/api.js";
import { Choice } from "../lib/controls.js";
import { Icon } from "../lib/emblem.js";
import { opponentIn } from "../lib/games.js";
import { html } from "../lib/html.js";
import { SIDES, agentName, ladder, sideOf } from "../lib/people.js";
import { useAnswer, useDeed } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { Problem } from "../pages/shell.js";
import { nameAt } from "./telling.js";

export function Seats({ table, summary }) {
  const { seats, game, host } = summary;
  const [arrange, busy, error] = useDeed((seat, wanted) => put(`/api/tables/${table}/seats/${seat}`, wanted));
  const agent = { kind: "agent", agent: opponentIn(game).value };
  const free = seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  const [fill, filling, failed] = useDeed(async () => {
    for (const seat of free) await put(`/api/tables/${table}/seats/${seat}`, agent);
  });
  const side = (number) => html`<${Side} ...${{ number, seats, host, agent, arrange, busy: busy || filling }} />`;
  return html`
    <section class="seating" aria-labelledby="seating">
      <h2 id="seating">${say("lobby-title")}</h2>
      <p>${say("lobby-about")}</p>
      <div class="sides">${side(0)}<span class="versus" aria-hidden="true">${say("lobby-versus")}</span>${side(1)}</div>
      <${Problem} error=${error ?? failed} />
      ${host && html`
        <${Strength} game=${game} />
        <p><button type="button" class="btn" disabled=${filling} onClick=${fill}>
          <${Icon} name="thinker" />${say("lobby-fill", { count: free.length })}</button></p>`}
    </section>`;
}

/** How strong the computer plays where it is put next. */
function Strength({ game }) {
  const { value } = useAnswer("/api/games");
  const opponent = opponentIn(game);
  const levels = (value ? ladder(value, game) : [opponent.value]).map((each) => ({ value: each, label: agentName(each) }));
  return html`
    <${Choice} look="pills" legend=${say("new-opponent", { players: SIDES + 1 })} options=${levels} value=${opponent.value}
      onChoose=${(each) => { opponent.value = each; }} />`;
}

/** Those who win and lose together. */
function Side({ number, seats, ...rest }) {
  const members = seats.flatMap((_, seat) => (sideOf(seat) === number ? [seat] : []));
  const name = say("lobby-side", { players: members.length, letter: "AB"[number] });
  return html`
    <div class="team-of" role="group" aria-label=${name}>
      <h3>${name}</h3>
      <ul>${members.map((seat) => html`<li key=${seat}><${Seat} ...${{ seats, seat, ...rest }} /></li>`)}</ul>
    </div>`;
}

function Seat({ seats, seat, host, agent, arrange, busy }) {
  const { kind, name, you } = seats[seat];
  const seated = seats.some((each) => each.you && each.kind === "person");
  const button = (id, wanted, look = "") => html`
    <button type="button" class="btn ${look}" disabled=${busy} onClick=${() => arrange(seat, wanted)}
      aria-label=${say("lobby-at", { deed: say(`lobby-${id}`), number: seat + 1 })}>${say(`lobby-${id}`)}</button>`;
  const mayTake = kind === "open" && (you || !name);
  return html`
    <div class="chair ${kind} ${you ? "you" : ""}">
      <b class="serif">${whoAt(seats, seat)}</b>
      <span class="deeds">
        ${mayTake && (seated ? button("move", { kind: "me" }) : button("sit", { kind: "me" }, "primary"))}
        ${host && kind === "open" && button("put", agent)}
        ${host && kind === "agent" && button("off", { kind: "open" })}
        ${you && kind === "person" && !host && button("rise", { kind: "open" })}
      </span>
    </div>`;
}

/** Whoever sits there, or for whom it is kept. */
function whoAt(seats, seat) {
  const { kind, name, you } = seats[seat];
  if (you && kind === "person") return say("common-you");
  if (kind === "open" && name) return say("lobby-kept", { name });
  return kind === "open" ? say("page-seat-open") : nameAt(seats, seat);
}
