// Cards keep their keys while they move, so that a page can follow them.
let made = 0;
export const newKey = () => `c${++made}`;

/**
 * Cards without keys get those of the cards `before` that they are taken to be: `likeness` says in
 * which order. Both are lists of `{each, place}`. Returns those that are new, with keys of their own.
 */
export function giveKeys(cards, before, likeness) {
  const old = [...before];
  let keyless = [...cards];
  for (const alike of likeness) {
    for (const found of keyless) {
      const at = old.findIndex((other) => alike(found, other));
      if (at >= 0) found.each.key = old.splice(at, 1)[0].each.key;
    }
    keyless = keyless.filter(({ each }) => !each.key);
  }
  for (const { each } of keyless) each.key = newKey();
  return keyless;
}
