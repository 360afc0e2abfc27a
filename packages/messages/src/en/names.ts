import type { Names, SagradaNames, SintraNames } from '../names.ts';
import { DIE_COLOURS } from './grammar.ts';

const sintra: SintraNames = {
  game: 'Sintra',
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
    effect: 'The die being drafted goes up or down by exactly 1. A 1 cannot become a 6, nor a 6 a 1.',
  },
  'eglomise-brush': {
    name: 'Eglomise Brush',
    effect: 'Move one die of your window; the colour printed on its new space does not matter.',
  },
  'copper-foil-burnisher': {
    name: 'Copper Foil Burnisher',
    effect: 'Move one die of your window; the value printed on its new space does not matter.',
  },
  lathekin: { name: 'Lathekin', effect: 'Move exactly two dice of your window. All placement rules hold.' },
  'lens-cutter': {
    name: 'Lens Cutter',
    effect: 'Exchange the die being drafted for one on the round track. Both keep their values.',
  },
  'flux-brush': {
    name: 'Flux Brush',
    effect: 'Roll the die being drafted again. If no space fits it, it returns to the draft pool.',
  },
  'glazing-hammer': {
    name: 'Glazing Hammer',
    effect: 'Roll all dice of the draft pool again. Only in your second turn of a round, before drafting.',
  },
  'running-pliers': {
    name: 'Running Pliers',
    effect: 'After drafting in your first turn of a round, draft a second die at once and skip your second turn.',
  },
  'cork-backed-straightedge': {
    name: 'Cork-backed Straightedge',
    effect: 'Place the die being drafted on a space that touches no other die. All other rules hold.',
  },
  'grinding-stone': { name: 'Grinding Stone', effect: 'Turn the die being drafted to its opposite face.' },
  'flux-remover': {
    name: 'Flux Remover',
    effect:
      'Put the die being drafted back into the bag, draw another and choose its value. Place it, or leave it in the draft pool.',
  },
  'tap-wheel': {
    name: 'Tap Wheel',
    effect: 'Move one or two dice of your window that share a colour found on the round track. All rules hold.',
  },
};

const objectives: SagradaNames['objectives'] = {
  'row-color-variety': { name: 'Row Color Variety', effect: '6 points for each full row in which no colour repeats.' },
  'column-color-variety': {
    name: 'Column Color Variety',
    effect: '5 points for each full column in which no colour repeats.',
  },
  'row-shade-variety': { name: 'Row Shade Variety', effect: '5 points for each full row in which no value repeats.' },
  'column-shade-variety': {
    name: 'Column Shade Variety',
    effect: '4 points for each full column in which no value repeats.',
  },
  'light-shades': { name: 'Light Shades', effect: '2 points for each pair of a 1 and a 2, wherever they lie.' },
  'medium-shades': { name: 'Medium Shades', effect: '2 points for each pair of a 3 and a 4, wherever they lie.' },
  'deep-shades': { name: 'Deep Shades', effect: '2 points for each pair of a 5 and a 6, wherever they lie.' },
  'shade-variety': { name: 'Shade Variety', effect: '5 points for each set of all six values, wherever they lie.' },
  'color-diagonals': {
    name: 'Color Diagonals',
    effect: '1 point for each die that touches a die of its colour corner to corner.',
  },
  'color-variety': { name: 'Color Variety', effect: '4 points for each set of all five colours, wherever they lie.' },
};

const privateObjectives: SagradaNames['privateObjectives'] = {
  R: { name: 'Shades of Red', effect: 'As many points as the red dice of your window show together.' },
  Y: { name: 'Shades of Yellow', effect: 'As many points as the yellow dice of your window show together.' },
  G: { name: 'Shades of Green', effect: 'As many points as the green dice of your window show together.' },
  B: { name: 'Shades of Blue', effect: 'As many points as the blue dice of your window show together.' },
  P: { name: 'Shades of Purple', effect: 'As many points as the purple dice of your window show together.' },
};

const sagrada: SagradaNames = {
  game: 'Sagrada',
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
