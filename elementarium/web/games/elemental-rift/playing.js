// How the events of Elemental Rift are shown: tiles come from the supply and go back to it, cards glide.
import { rest } from "../../lib/motion.js";
import { hear } from "../../lib/sound.js";
import { moved, seen } from "../../table/playing.js";
import { crumble } from "./effects.js";

/** A tile leaves: it crumbles where it lies. */
const gone = (wait) => async (show, event) => {
  hear("crumble");
  crumble(show.root, event);
  show.set(event);
  await rest(wait);
};

export const shows = {
  laid: moved(60),
  placed: moved(260),
  grew: moved(180),
  decayed: gone(120),
  removed: gone(160),
  transmuted: seen(240, "mend"),
  swapped: moved(320),
  moved: moved(320),
  drew: moved(90),
  played: moved(380),
  triggered: moved(480),
  banished: moved(480),
  recalled: moved(320),
  retrieved: moved(320),
  discarded: moved(260),
  lost: moved(320),
  took: seen(500, "point"),
  turn: seen(200, "turn"),
  ended: seen(0, "end"),
};
