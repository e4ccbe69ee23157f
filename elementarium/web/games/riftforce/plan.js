// The trainer of a solo game as it is drawn: its challenges, its plans, and how far the one of this round is.

export const TRAINER = 1; // its seat, and its side

/** Every fourth plan is a control plan, whether it is seen or not. */
const STACK = 4;

/** From the view. Of what was carried out `before` it is remembered which numbers were skipped. */
export function trainerIn({ trainer, phase, action }, before) {
  if (!trainer) return null;
  const under = trainer.acts && phase !== "plan" && action;
  const count = under ? action.count : 0;
  const known = before?.trainer?.at === trainer.at ? before.trainer.marks : [];
  const marks = Array.from({ length: count }, (_, i) => known[i] ?? "done");
  const acting = Boolean(under) && action.actor !== null;
  return { ...trainer, plans: [...trainer.plans], marks, begun: Boolean(under), acting };
}

/** What its events change. */
export const TRAINER_STEPS = {
  foreseen({ trainer }, { location, plan }) {
    if (trainer.plans[trainer.at]) trainer.at = (trainer.at + 1) % trainer.plans.length;
    trainer.plans[trainer.at] = { location, numbers: plan };
    Object.assign(trainer, { marks: [], begun: false, acts: false });
  },

  planned({ trainer }) {
    Object.assign(trainer, { marks: [], begun: true, acts: true });
  },

  skipped(board) {
    board.trainer.marks.push("skipped");
    board.trainer.acting = false;
    board.actor = null;
  },
};

/** A bot was activated: the next number of the plan. */
export function countBot({ trainer }, seat) {
  if (trainer && seat === TRAINER) Object.assign(trainer, { marks: [...trainer.marks, "done"], acting: false });
}

/** The plan of this round; null during the draft. */
export const planNow = ({ plans, at }) => plans[at];

/** Its numbers, each with what has become of it: done, skipped, now or later. */
export function numbersOf(board) {
  const { begun, marks, acting } = board.trainer;
  const plan = planNow(board.trainer);
  const now = !begun ? -1 : acting || board.actor !== null ? marks.findLastIndex((mark) => mark === "done") : marks.length;
  return (plan?.numbers ?? []).map((number, i) => ({ number, mark: i === now ? "now" : (marks[i] ?? "later") }));
}

/** The number that is asked for, or whose bot acts now. */
export const numberNow = (board) => numbersOf(board).find(({ mark }) => mark === "now")?.number ?? null;

/** The plans that follow this round's, as far as they are known: `plan`, or null and whether it is for control. */
export const plansAhead = ({ plans, at }, most) =>
  Array.from({ length: most }, (_, i) => (at + 1 + i) % plans.length)
    .map((place) => ({ place, plan: plans[place], control: isControlPlace(place) }));

const isControlPlace = (place) => place % STACK === STACK - 1;
