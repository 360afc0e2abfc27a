import type { Names, SagradaNames, SintraNames } from '../names.ts';
import { DIE_COLOURS } from './grammar.ts';

const sintra: SintraNames = {
  game: 'Sintra',
  pitch: 'Take panes of one colour, fill your strips without breaking any glass, and light up your palace windows.',
  colours: { pink: 'pink', orange: 'orange', yellow: 'yellow', blue: 'blue', white: 'white' },
  joker: 'joker',
};

const patterns: SagradaNames['patterns'] = {
  'suns-glory': 'Sun’s Glory',
  firelight: 'Firelight',
  'shadow-thief': 'Shadow Thief',
  'sun-catcher': 'Sun Catcher',
  'fulgor-del-cielo': 'Fulgor del Cielo',
  'luz-celestial': 'Luz Celestial',
  'aurora-sagradis': 'Aurora Sagradis',
  'aurorae-magnificus': 'Aurorae Magnificus',
  'lux-mundi': 'Lux Mundi',
  'lux-astram': 'Lux Astram',
  'kaleidoscopic-dream': 'Kaleidoscopic Dream',
  firmitas: 'Firmitas',
  gravitas: 'Gravitas',
  'water-of-life': 'Water of Life',
  batllo: 'Batllo',
  bellesguard: 'Bellesguard',
  virtus: 'Virtus',
  'symphony-of-light': 'Symphony of Light',
  'ripples-of-light': 'Ripples of Light',
  'fractal-drops': 'Fractal Drops',
  'via-lux': 'Via Lux',
  industria: 'Industria',
  'chromatic-splendor': 'Chromatic Splendor',
  comitas: 'Comitas',
};

const tools: SagradaNames['tools'] = {
  'grozing-pliers': {
    name: 'Grozing Pliers',
    effect: 'Raise or lower the drafted die by exactly 1. A 1 can’t become a 6, nor a 6 a 1.',
  },
  'eglomise-brush': {
    name: 'Eglomise Brush',
    effect: 'Move one die in your window. The colour printed on its new space doesn’t matter.',
  },
  'copper-foil-burnisher': {
    name: 'Copper Foil Burnisher',
    effect: 'Move one die in your window. The value printed on its new space doesn’t matter.',
  },
  lathekin: { name: 'Lathekin', effect: 'Move exactly two dice in your window. All placement rules apply.' },
  'lens-cutter': {
    name: 'Lens Cutter',
    effect: 'Swap the drafted die for one on the round track. Both keep their values.',
  },
  'flux-brush': {
    name: 'Flux Brush',
    effect: 'Re-roll the drafted die. If it fits no space, it returns to the draft pool.',
  },
  'glazing-hammer': {
    name: 'Glazing Hammer',
    effect: 'Re-roll all dice in the draft pool. Only on your second turn of a round, before drafting.',
  },
  'running-pliers': {
    name: 'Running Pliers',
    effect: 'After drafting on your first turn of a round, draft a second die at once and skip your second turn.',
  },
  'cork-backed-straightedge': {
    name: 'Cork-backed Straightedge',
    effect: 'Place the drafted die on a space that touches no other die. All other rules apply.',
  },
  'grinding-stone': { name: 'Grinding Stone', effect: 'Turn the drafted die to its opposite face.' },
  'flux-remover': {
    name: 'Flux Remover',
    effect:
      'Return the drafted die to the bag, draw another and choose its value. Place it, or leave it in the draft pool.',
  },
  'tap-wheel': {
    name: 'Tap Wheel',
    effect:
      'Move one or two dice of the same colour in your window. That colour must be on the round track. All placement rules apply.',
  },
};

const objectives: SagradaNames['objectives'] = {
  'row-color-variety': { name: 'Row Color Variety', effect: '6 points for each full row with no repeated colour.' },
  'column-color-variety': {
    name: 'Column Color Variety',
    effect: '5 points for each full column with no repeated colour.',
  },
  'row-shade-variety': { name: 'Row Shade Variety', effect: '5 points for each full row with no repeated value.' },
  'column-shade-variety': {
    name: 'Column Shade Variety',
    effect: '4 points for each full column with no repeated value.',
  },
  'light-shades': { name: 'Light Shades', effect: '2 points for each pair of 1 and 2 anywhere in your window.' },
  'medium-shades': { name: 'Medium Shades', effect: '2 points for each pair of 3 and 4 anywhere in your window.' },
  'deep-shades': { name: 'Deep Shades', effect: '2 points for each pair of 5 and 6 anywhere in your window.' },
  'shade-variety': {
    name: 'Shade Variety',
    effect: '5 points for each set of all six values anywhere in your window.',
  },
  'color-diagonals': {
    name: 'Color Diagonals',
    effect: '1 point for each die diagonally next to a die of the same colour.',
  },
  'color-variety': {
    name: 'Color Variety',
    effect: '4 points for each set of all five colours anywhere in your window.',
  },
};

const privateObjectives: SagradaNames['privateObjectives'] = {
  R: { name: 'Shades of Red', effect: 'Score the total of the red dice in your window.' },
  Y: { name: 'Shades of Yellow', effect: 'Score the total of the yellow dice in your window.' },
  G: { name: 'Shades of Green', effect: 'Score the total of the green dice in your window.' },
  B: { name: 'Shades of Blue', effect: 'Score the total of the blue dice in your window.' },
  P: { name: 'Shades of Purple', effect: 'Score the total of the purple dice in your window.' },
};

const sagrada: SagradaNames = {
  game: 'Sagrada',
  pitch: 'Draft dice of coloured glass and set them in your window: neighbours can’t share a colour or a value.',
  colours: DIE_COLOURS,
  space: (printed) => {
    if (printed === null) return 'blank space';
    return typeof printed === 'number' ? `space for a ${printed}` : `${DIE_COLOURS[printed]} space`;
  },
  cell: (cell) => `row ${cell.slice(0, 1)}, column ${cell.slice(1)}`,
  patterns,
  tools,
  objectives,
  privateObjectives,
};

export const names: Names = { sintra, sagrada };
