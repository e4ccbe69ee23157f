// How the events of Riftforce are shown.
import { rest } from "../../lib/motion.js";
import { hear } from "../../lib/sound.js";
import { moved, seen } from "../../table/playing.js";
import { column } from "./board.js";
import { crumble, rise, sparks } from "./effects.js";

/** New cards come from a pile. */
export const origins = (board) =>
  Object.fromEntries([...board.locations.flat(2), ...board.seats.flatMap(({ hand }) => hand)].map(({ key, from }) => [key, from]));

const keyAt = ({ desk }, { side, location, row }) => column(desk.board.value, side, location)[row]?.key;

export const shows = {
  placed: moved(240),
  played: moved(260),
  discarded: moved(240),
  moved: moved(260),
  drew: moved(90),
  captured: moved(240),
  reshuffled: moved(200),
  activated: seen(180),
  planned: seen(420, "turn"),
  skipped: seen(300),
  foreseen: seen(160),
  healed: seen(180, "mend"),

  async damaged(show, event) {
    const target = show.element(keyAt(show, event));
    await sparks(show.root, show.element(show.desk.board.value.actor), target, event.amount);
    hear("strike");
    show.set(event);
    await rest(110);
  },

  async destroyed(show, event) {
    hear("crumble");
    crumble(show.root, show.element(keyAt(show, event)), event.owner);
    await show.glide(event, 230);
  },

  async scored(show, event) {
    hear("point");
    rise(show.root, event.side);
    show.set(event);
    await rest(150);
  },

  async turn(show, event) {
    if (event.seat === show.desk.setting.value.eyes) hear("turn");
    await show.glide(event, 120);
  },

  async ended(show, event) {
    hear("end");
    show.set(event);
  },
};
