// What can be touched, and what touching it chooses. A spot is the name of something touchable:
// "hand:metal", "chain" (where a card goes), "button:take", "button:discard", "button:reveal",
// "button:surrender".

/** The spot that a choice is made by. */
export const spotOf = ({ hand, button }) => (hand ? `hand:${hand}` : `button:${button}`);

/** All spots that can be touched now, each with the `path` of the one choice it makes. */
export function options(choices, staged) {
  const found = new Map(choices.map((choice) => [spotOf(choice.touch), { path: [choice] }]));
  const picked = staged?.hand && found.get(staged.hand);
  if (picked) { // a card is in hand: the chain is where it goes, not what is taken from
    found.set("chain", picked);
    found.delete("button:take");
  }
  return found;
}

/** What a choice is foreseen to cause. */
export const foreseen = (path) => path.flatMap(({ then }) => then);
