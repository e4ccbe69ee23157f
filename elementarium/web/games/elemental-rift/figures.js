// What Elemental Rift draws into its rules.
export const figures = {};
