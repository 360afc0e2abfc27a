/** Weights that do not follow from the rules: fitted by self-play (`npm run fit -- sagrada`). */
export interface Weights {
  /** How many of the dice to come one space can choose from: a higher pace fills spaces sooner. */
  readonly pace: number;
  /** The same for the spaces of a row or column that has to be filled in one particular way. */
  readonly linePace: number;
  /** How the dice to come grow with the drafts left: the exponent on their number. */
  readonly patience: number;
  /** How much more often a die that completes a set comes than by chance alone. */
  readonly setDrive: number;
  /** The worth of a space that fits a die of the private colour, in pips of that die. */
  readonly ownPips: number;
  /** The share of possible colour diagonals that come about. */
  readonly diagonalDrive: number;
  /** The cost of a space that can never be filled, on top of the point for an empty space. */
  readonly deadSpace: number;
  /** The worth of a Favor token on top of its point, at the start of the game. */
  readonly token: number;
}

export const WEIGHTS: Weights = {
  pace: 4.9,
  linePace: 1.8,
  patience: 0.55,
  setDrive: 0.87,
  ownPips: 2.2,
  diagonalDrive: 1.2,
  deadSpace: 0.6,
  token: 0.5,
};
