// In Riftforce seats sit on the two sides of the rift in turn.
export const SIDES = 2;

export const sideOf = (seat) => seat % SIDES;
