/** The print on the cards and the dice. */
import type { Colour, ObjectiveId, PatternId, ToolId } from './vocabulary.ts';

/** G-01: 90 dice, 18 of each colour. */
export const DICE_PER_COLOUR = 18;

/** G-10. */
export const ROUNDS = 10;

/** G-06: the tools dealt to several players; G-61: a solo player may choose fewer or more. */
export const TOOLS_DEALT = 3;
export const SOLO_TOOLS = { least: 1, most: 5 } as const;

export interface PatternCard {
  /** The Favor tokens that come with the pattern (G-05). */
  readonly difficulty: number;
  /** The two patterns of one double-sided card share a number. */
  readonly card: number;
  /** Rows from the top: a colour, a value, or a dot for a blank space. */
  readonly grid: readonly [string, string, string, string];
}

export const PATTERN_CARDS: Readonly<Record<PatternId, PatternCard>> = {
  'suns-glory': { difficulty: 6, card: 1, grid: ['1PY.4', 'PY..6', 'Y..53', '.5421'] },
  firelight: { difficulty: 5, card: 1, grid: ['3415.', '.62.Y', '...YR', '5.YR6'] },
  'shadow-thief': { difficulty: 5, card: 2, grid: ['6P..5', '5.P..', 'R6.P.', 'YR543'] },
  'sun-catcher': { difficulty: 3, card: 2, grid: ['.B2.Y', '.4.R.', '..5Y.', 'G3..P'] },
  'fulgor-del-cielo': { difficulty: 5, card: 3, grid: ['.BR..', '.45.B', 'B2.R5', '6R31.'] },
  'luz-celestial': { difficulty: 3, card: 3, grid: ['..R5.', 'P4.G3', '6..B.', '.Y2..'] },
  'aurora-sagradis': { difficulty: 4, card: 4, grid: ['R.B.Y', '4P3G2', '.1.5.', '..6..'] },
  'aurorae-magnificus': { difficulty: 5, card: 4, grid: ['5GBP2', 'P...Y', 'Y.6.P', '1..G4'] },
  'lux-mundi': { difficulty: 6, card: 5, grid: ['..1..', '1G3B2', 'B546G', '.B5G.'] },
  'lux-astram': { difficulty: 5, card: 5, grid: ['.1GP4', '6P25G', '1G53P', '.....'] },
  'kaleidoscopic-dream': { difficulty: 4, card: 6, grid: ['YB..1', 'G.5.4', '3.R.G', '2..BY'] },
  firmitas: { difficulty: 5, card: 6, grid: ['P6..3', '5P3..', '.2P1.', '.15P4'] },
  gravitas: { difficulty: 5, card: 7, grid: ['1.3B.', '.2B..', '6B.4.', 'B52.1'] },
  'water-of-life': { difficulty: 6, card: 7, grid: ['6B..1', '.5B..', '4R2B.', 'G6Y3P'] },
  batllo: { difficulty: 5, card: 8, grid: ['..6..', '.5B4.', '3GYP2', '14R53'] },
  bellesguard: { difficulty: 3, card: 8, grid: ['B6..Y', '.3B..', '.562.', '.4.1G'] },
  virtus: { difficulty: 5, card: 9, grid: ['4.25G', '..6G2', '.3G4.', '5G1..'] },
  'symphony-of-light': { difficulty: 6, card: 9, grid: ['2.5.1', 'Y6P2R', '.B4G.', '.3.5.'] },
  'ripples-of-light': { difficulty: 5, card: 10, grid: ['...R5', '..P4B', '.B3Y6', 'Y2G1R'] },
  'fractal-drops': { difficulty: 3, card: 10, grid: ['.4.Y6', 'R.2..', '..RP1', 'BY...'] },
  'via-lux': { difficulty: 4, card: 11, grid: ['Y.6..', '.15.2', '3YRP.', '..43R'] },
  industria: { difficulty: 5, card: 11, grid: ['1R3.6', '54R2.', '..5R1', '...3R'] },
  'chromatic-splendor': { difficulty: 4, card: 12, grid: ['..G..', '2Y5B1', '.R3P.', '1.6.4'] },
  comitas: { difficulty: 5, card: 12, grid: ['Y.2.6', '.4.5Y', '...Y5', '12Y3.'] },
};

/** The colour in a tool's corner: a die of that colour pays for it in solo (G-64). */
export const TOOL_COLOURS: Readonly<Record<ToolId, Colour>> = {
  'grozing-pliers': 'P',
  'eglomise-brush': 'B',
  'copper-foil-burnisher': 'R',
  lathekin: 'Y',
  'lens-cutter': 'G',
  'flux-brush': 'P',
  'glazing-hammer': 'B',
  'running-pliers': 'R',
  'cork-backed-straightedge': 'Y',
  'grinding-stone': 'G',
  'flux-remover': 'P',
  'tap-wheel': 'B',
};

/** Points each time a public objective is met (G-51 to G-53). */
export const OBJECTIVE_POINTS: Readonly<Record<ObjectiveId, number>> = {
  'row-color-variety': 6,
  'column-color-variety': 5,
  'row-shade-variety': 5,
  'column-shade-variety': 4,
  'light-shades': 2,
  'medium-shades': 2,
  'deep-shades': 2,
  'shade-variety': 5,
  'color-diagonals': 1,
  'color-variety': 4,
};
