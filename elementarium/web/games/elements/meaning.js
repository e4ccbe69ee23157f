// What a choice would mean, in words: the limit and the sum it leads to, or how the round would end.
import { say } from "../../lib/words.js";
import { nameAt } from "../../table/telling.js";
import { advance, sumAt } from "./board.js";
import { foreseen } from "./choosing.js";
import { counting } from "./desk.js";
import { standing } from "./telling.js";

/** What a path of choices would do; who counts for themselves is told of the limit alone. */
export function meaningOf(desk, path, seats) {
  const events = foreseen(path);
  const then = () => events.reduce(advance, desk.board.value);
  return MEANINGS[events[0]?.event]?.({ event: events[0], events, then, board: desk.board.value, seats }) ?? null;
}

const MEANINGS = {
  played: after("elements-then-sum", "elements-then-limit"),
  took: after("elements-then-sum", "elements-then-limit"),
  discarded: after("elements-then-discard", "elements-then-discard-uncounted"),

  revealed({ event: { seat, limit }, board }) {
    const over = counting.value && sumAt(board, seat) > limit;
    return say(over ? "elements-then-miscount" : "elements-then-reveal");
  },

  surrendered({ events, seats }) {
    const { seat, points } = events.find(({ event }) => event === "scored");
    return say("elements-then-surrender", { name: nameAt(seats, seat), points });
  },
};

function after(counted, uncounted) {
  return ({ event: { seat }, then }) => {
    const { limit, ...rest } = then();
    return counting.value ? say(counted, standing(sumAt(rest, seat), limit)) : say(uncounted, { limit });
  };
}
