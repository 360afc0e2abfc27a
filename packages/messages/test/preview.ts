/** Everything the previews can say: a text without samples does not compile. */
import type { Cell, Die } from '@leadlight/sagrada';
import { COLOURS, type Colour, type Frame, type Source } from '@leadlight/sintra';
import type { TextsOfGames, VariedLine } from '../src/index.ts';
import { leaves, type Said } from './said.ts';
import { COUNTS } from './samples.ts';

export type Samples<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends (...args: infer Args) => string
    ? readonly Args[]
    : Of[Key] extends string
      ? null
      : readonly [];
};

const counts = COUNTS.map((count): [number] => [count]);
const slot: readonly [number][] = [[7]];
const dice: readonly Die[] = ['R1', 'Y2', 'G3', 'B4', 'P5', 'R6'];

const SINTRA: Samples<TextsOfGames['sintra']['preview']> = {
  panes: COLOURS.flatMap((colour) =>
    COUNTS.flatMap((count): [number, Colour, Source][] => [
      [count, colour, 'centre'],
      [count, colour, 2],
    ]),
  ),
  glazier: null,
  strip: slot,
  toStrip: [['3 pink', 6]],
  glazierTo: slot,
  glass: null,
  toGlass: [['3 pink']],
  fills: counts,
  fillsJokers: counts,
  holds: [[3, 5]],
  breaks: counts,
  glassGoes: [['−1 → −2']],
  glassLost: counts,
  completesStrip: slot,
  completesWindow: slot,
  keeps: COLOURS.flatMap((colour): [Colour, Frame][] => [
    [colour, 'top'],
    [colour, 'bottom'],
  ]),
  bonus: counts,
  window: COUNTS.map((count): [number, number] => [count, 7]),
  windowParts: [[2, 3]],
  starts: [[4]],
  tile: null,
  roundEnds: [[3]],
  placePanes: counts,
  breakPanes: counts,
  moveBack: null,
  wholeTurn: null,
  orBack: null,
  reach: [
    [[], false],
    [[7], false],
    [[3, 4, 7], false],
    [[3, 4, 7], true],
  ],
  nearLoss: [
    [1, 18],
    [2, 18],
  ],
  keepMatters: [],
};

const SAGRADA: Samples<TextsOfGames['sagrada']['preview']> = {
  toCell: [['red 5', 'C3']],
  pool: null,
  toPool: [['red 5']],
  bag: null,
  toBag: [['red 5']],
  costs: counts,
  costsDie: dice.map((die) => [die]),
  turned: [
    ['R3', 'R4'],
    ['P6', 'P1'],
  ],
  swapped: dice.map((die) => [die, 4]),
  skips: null,
  takeWindow: null,
  placeDie: null,
  moveDice: counts,
  rollAgain: null,
  drawDie: null,
  returnDie: null,
};

const varied: readonly VariedLine[] = [
  { line: 4, by: 'colour' },
  { line: 'B', by: 'value' },
];
const everyLine = varied.map((line): [VariedLine] => [line]);
const cells: readonly [readonly Cell[]][] = [[['B2']], [['B2', 'C3', 'D1']]];

const OUTLOOK: Samples<TextsOfGames['sagrada']['outlook']> = {
  // Only a number and a name: the same in all languages.
  objective: [],
  private: [[6], [-2]],
  filled: [[1], [3]],
  total: COUNTS.flatMap((count): [number][] => [[count], [-count]]),
  stays: everyLine,
  lacks: [
    [
      { line: 4, by: 'colour' },
      { cell: 'D4', takes: ['Y', 'P'], points: 5 },
    ],
    [
      { line: 'B', by: 'value' },
      { cell: 'B5', takes: [1, 4, 6], points: 5 },
    ],
    [
      { line: 1, by: 'value' },
      { cell: 'D1', takes: [3], points: 4 },
    ],
  ],
  lost: everyLine,
  reopens: everyLine,
  spoiled: cells,
  mended: cells,
};

export function saidOf<Of extends object>(where: string, texts: Of, samples: Samples<Of>): Said {
  return (Object.keys(samples) as (keyof Of & string)[]).flatMap((key): Said => {
    const text = texts[key];
    if (typeof text === 'object') return leaves(text, `${where} ${key}`);
    if (typeof text !== 'function') return [[`${where} ${key}`, String(text)]];
    const given: readonly (readonly unknown[])[] = samples[key] ?? [];
    return given.map((args, i) => [`${where} ${key} ${i}`, String(Reflect.apply(text, undefined, args))]);
  });
}

export const previewSaid = ({ sintra, sagrada }: TextsOfGames): Said => [
  ...saidOf('preview sintra', sintra.preview, SINTRA),
  ...saidOf('preview sagrada', sagrada.preview, SAGRADA),
  ...saidOf('outlook sagrada', sagrada.outlook, OUTLOOK),
];
