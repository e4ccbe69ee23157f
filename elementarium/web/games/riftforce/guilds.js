// The guilds by the pair of letters that names their cards: Fi5 is a Fire 5.
const NAMES = [
  "fire", "earth", "light", "plant", "water", "ice", "shadow", "crystal", "thunderbolt", "air",
  "beast", "sand", "lava", "music", "acid", "star", "love", "magnet",
];

export const pairOf = (guild) => guild[0].toUpperCase() + guild[1];

const BY_PAIR = Object.fromEntries(NAMES.map((guild) => [pairOf(guild), guild]));

/** A card's guild and number from its name. */
export const readCard = (card) => ({ guild: BY_PAIR[card.slice(0, 2)], number: Number(card.slice(2)) });

/** Cards in a hand lie in this order, as the server lays them. */
export const orderOf = (card) => NAMES.indexOf(readCard(card).guild) * 10 + readCard(card).number;

/** The guilds of a set: the ten of the base game, or the eight beyond. */
export const guildsOf = (set) => (set === "base" ? NAMES.slice(0, 10) : NAMES.slice(10));
