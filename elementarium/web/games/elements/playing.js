// How the events of Elements are shown. The reveal is a moment: hands are turned over card by card,
// both sums are counted up against the limit, crystals fly. Every show puts its event on the table
// first and moves afterwards, so that it can be cut short at any time.
import { rest } from "../../lib/motion.js";
import { hear } from "../../lib/sound.js";
import { moved, seen } from "../../table/playing.js";
import { COUNTING, crystals, gather, leaving } from "./effects.js";

export const shows = {
  drew: moved(70),
  played: moved(320),
  took: moved(320),
  discarded: moved(320),
  opened: seen(240, "card"),

  async round(show, event) {
    const cards = leaving(show.root);
    show.set(event);
    hear("card");
    await gather(show.root, cards);
  },

  async revealed(show, event) {
    hear("turn");
    await show.glide(event, 750);
  },

  async surrendered(show, event) {
    hear("turn");
    await show.glide(event, 600);
  },

  async counted(show, event) {
    show.set(event);
    await rest(COUNTING + 350);
    hear("mend");
  },

  async scored(show, event) {
    show.set(event);
    hear("point");
    await crystals(show.root, event.seat, event.points);
  },

  async ended(show, event) {
    hear("end");
    show.set(event);
  },
};
