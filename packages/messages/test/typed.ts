/** Every answer to what players type: a text without samples does not compile. */
import type { Die } from '@leadlight/sagrada';
import { COLOURS as GLASS, type Colour } from '@leadlight/sintra';
import type { AllTexts, Lying, OpenStrip, SagradaTypedTexts, SintraTypedTexts, TypedTexts } from '../src/index.ts';
import { saidOf, type Samples } from './preview.ts';
import { leaves, type Said } from './said.ts';
import { COUNTS } from './samples.ts';

const dice: readonly Die[] = ['R1', 'Y2', 'G3', 'B4', 'P5', 'R6'];
const lying: readonly Lying[] = [
  { from: 0, count: 2 },
  { from: 'centre', count: 1 },
];
const strips: readonly OpenStrip[] = [
  { slot: 0, empty: ['pink'] },
  { slot: 4, empty: ['blue', 'blue'] },
  { slot: 7, empty: ['white', 'joker'] },
];
const colours = GLASS.map((colour): [Colour] => [colour]);

const COMMON: Samples<Omit<TypedTexts, 'questions'>> = {
  unknown: [['xyz', 'blue 2']],
  impossible: [['blue 2']],
  incomplete: [['blue 2']],
  notDue: null,
  notYours: null,
  nothingSince: null,
  chooseFirst: null,
  noBoard: null,
  change: COUNTS.flatMap((count): [string, number][] => [
    ['B2', count],
    ['B2', -count],
  ]),
};

const SINTRA: Samples<SintraTypedTexts> = {
  whichColour: null,
  whichPanes: GLASS.map((colour): [Colour, readonly Lying[]] => [colour, lying]),
  noPanes: colours,
  lies: [[lying], [lying.slice(1)]],
  fits: COUNTS.map((room): [Colour, { slot: number; room: number }[]] => ['blue', [{ slot: 2, room }]]),
  fitsNone: colours,
  lacks: [...strips.map((strip): [string, OpenStrip[]] => ['Ada', [strip]]), ['Ada', strips]],
  lacksMuch: [['Ada']],
  bag: COUNTS.map((count) => [{ pink: count, orange: 1, yellow: 2, blue: 5, white: 0 }]),
  bagEmpty: null,
  tower: COUNTS.map((count) => [{ pink: count, orange: 1, yellow: 2, blue: 5, white: 0 }]),
  strip: [...strips.map((strip): [OpenStrip, number] => [strip, 5]), [{ slot: 2, empty: [] }, 5]],
  strips: [[[0, 2, null, 5]]],
  noDisplay: [[5]],
  noStrip: [[8]],
};

const SAGRADA: Samples<SagradaTypedTexts> = {
  whichDie: [[[]], [dice]],
  noDie: null,
  pool: [[[]], [dice]],
  whichTool: [[['Lathekin', 'Tap Wheel']]],
  whichWindow: [[['Firelight', 'Batllo']]],
  fits: dice.map((die): [Die, 'B2'[]] => [die, ['B2']]),
  fitsNone: dice.map((die): [Die] => [die]),
  handFits: [[[]], [['B2', 'C3']]],
  needs: [
    ['Ada', ['R']],
    ['Ada', ['R', 'R', 'Y', 'G', 'G', 'B', 'P', 'P', 1, 5, 5, null, null]],
  ],
  noWindow: [['Ada']],
  fullWindow: [['Ada']],
  canUse: [[dice]],
  canUseNone: null,
  bag: [[{ R: 0, Y: 1, G: 2, B: 5, P: 12 }]],
  bagEmpty: null,
  line: [
    ['B', [{ die: 'R3' }, { printed: 'B' }, { printed: 4 }, { printed: null }]],
    [3, [{ die: 'G6' }, { printed: 'R' }]],
  ],
  rows: [[[0, 1, 5, 3]]],
  noLine: null,
};

export const typedSaid = ({ typed: { common, sintra, sagrada } }: AllTexts): Said => [
  ...saidOf('typed', common, COMMON),
  ...leaves(common.questions, 'typed questions'),
  ...saidOf('typed sintra', sintra, SINTRA),
  ...saidOf('typed sagrada', sagrada, SAGRADA),
];
