/** What the evaluation cannot know from the rules: numbers fitted by self-play (`npm run fit -- sagrada`). */
export interface Weights {
  /** How much of the dice to come one space gets to choose from: more fills spaces sooner. */
  readonly pace: number;
  /** The same for spaces of a row or column that has to be filled in one particular way. */
  readonly linePace: number;
  /** How the dice to come grow with the drafts left: the exponent of their number. */
  readonly patience: number;
  /** How much more often a die comes that completes a set than chance alone would bring. */
  readonly setDrive: number;
  /** What a space that can take a die of the private colour is worth, as pips of that die. */
  readonly ownPips: number;
  /** What share of a possible colour diagonal comes about. */
  readonly diagonalDrive: number;
  /** What a space that can never be filled costs beyond its empty space. */
  readonly deadSpace: number;
  /** What a favour token is worth beyond its point, when all of the game lies ahead. */
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
