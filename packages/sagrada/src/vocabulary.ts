/** The things of Sagrada, by name. */

/** In component order: a colour's index is its place here. */
export const COLOURS = ['R', 'Y', 'G', 'B', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export type Value = (typeof VALUES)[number];

/** A die as it lies: colour and value. */
export type Die = `${Colour}${Value}`;

export const ROWS = ['A', 'B', 'C', 'D'] as const;
export const COLUMNS = [1, 2, 3, 4, 5] as const;

/** A space of a window: row from the top, column from the left. */
export type Cell = `${(typeof ROWS)[number]}${(typeof COLUMNS)[number]}`;

/** The print on a space: a colour, a value, or nothing. */
export type Printed = Colour | Value | null;

/** In component order, the two patterns of a card one after the other. */
export const PATTERN_IDS = [
  'suns-glory',
  'firelight',
  'shadow-thief',
  'sun-catcher',
  'fulgor-del-cielo',
  'luz-celestial',
  'aurora-sagradis',
  'aurorae-magnificus',
  'lux-mundi',
  'lux-astram',
  'kaleidoscopic-dream',
  'firmitas',
  'gravitas',
  'water-of-life',
  'batllo',
  'bellesguard',
  'virtus',
  'symphony-of-light',
  'ripples-of-light',
  'fractal-drops',
  'via-lux',
  'industria',
  'chromatic-splendor',
  'comitas',
] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** In component order. */
export const TOOL_IDS = [
  'grozing-pliers',
  'eglomise-brush',
  'copper-foil-burnisher',
  'lathekin',
  'lens-cutter',
  'flux-brush',
  'glazing-hammer',
  'running-pliers',
  'cork-backed-straightedge',
  'grinding-stone',
  'flux-remover',
  'tap-wheel',
] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** In component order. */
export const OBJECTIVE_IDS = [
  'row-color-variety',
  'column-color-variety',
  'row-shade-variety',
  'column-shade-variety',
  'light-shades',
  'medium-shades',
  'deep-shades',
  'shade-variety',
  'color-diagonals',
  'color-variety',
] as const;
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];

export interface Options {
  /** The number of tools dealt: 1 to 5 in solo (G-61), otherwise 3 (G-06). */
  readonly tools: number;
  /** The starting seat, if the table's creator chose it (G-07). */
  readonly start?: number;
}
