// What can be touched, and what touching it chooses. A spot is the name of something touchable:
// "hand:Fi5", "location:2", "elemental:0:2:1" (side, location, row), "guild:fire", "button:finish".

/** The spot that a choice is made by. */
export function spotOf(touch) {
  if (touch.button) return `button:${touch.button}`;
  if (touch.guild) return `guild:${touch.guild}`;
  if (touch.hand) return `hand:${touch.hand}`;
  return "row" in touch ? elementalSpot(touch.side, touch.location, touch.row) : `location:${touch.location}`;
}

export const elementalSpot = (side, location, row) => `elemental:${side}:${location}:${row}`;

/**
 * All spots that can be touched now, each with what it means: a hand card that is `picked`, or
 * the `path` of one or two choices that it completes.
 */
export function options(choices, staged) {
  const found = new Map();
  for (const choice of choices) offer(found, choice);
  if (staged?.hand) follow(found, found.get(staged.hand));
  return found;
}

/** A choice offers its spot. A hand card may be played or discarded: both are kept. */
function offer(found, choice) {
  const spot = spotOf(choice.touch);
  if (!spot.startsWith("hand:")) return found.set(spot, { path: [choice] });
  const card = found.get(spot) ?? { card: {} };
  card.card[choice.touch.to] = choice;
  return found.set(spot, card);
}

/** With a card in hand picked, what follows lights up too: places for it, elementals of its kind. */
function follow(found, picked) {
  for (const first of Object.values(picked?.card ?? {}))
    for (const second of first.next)
      if (!second.touch.button && !second.touch.hand) found.set(spotOf(second.touch), { path: [first, second] });
}

/** The only thing a hand card can do, if nothing more is to be chosen for it. */
export function soleChoice({ play, discard }) {
  if (play && discard) return null;
  const only = play ?? discard;
  return only.next.some(({ touch }) => "location" in touch) ? null : only;
}

/** Whether a path may end the turn; what is not known is taken to. */
export const mayEnd = (path) => path.at(-1).ends ?? true;

/** What the path is foreseen to cause, as far as it was told. */
export const foreseen = (path) => path.flatMap(({ then }) => then ?? []);
