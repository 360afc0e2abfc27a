/** Every explanation of Sagrada's table: a text without samples does not compile. */
import { COLOURS, VALUES, type Colour, type Die } from '@leadlight/sagrada';
import type { SagradaExplanations, SagradaTurnTexts } from '../src/index.ts';
import { saidOf, type Samples } from './preview.ts';
import type { Said } from './said.ts';
import { COUNTS } from './samples.ts';

const counts = COUNTS.map((count): [number] => [count]);
const dice: readonly Die[] = ['R1', 'Y2', 'G3', 'B4', 'P5', 'R6'];

const SAMPLES: Samples<SagradaExplanations> = {
  space: [
    ['B2', null, []],
    ['B2', null, ['R', 'B', 3, 5]],
    ...COLOURS.flatMap((colour): Parameters<SagradaExplanations['space']>[] => [
      ['A1', colour, []],
      ['A1', null, [colour]],
    ]),
    ...VALUES.flatMap((value): Parameters<SagradaExplanations['space']>[] => [
      ['D5', value, []],
      ['D5', 'R', [value]],
    ]),
    ['A1', 'R', [2, 4]],
    ['A1', 3, ['Y', 'G', 'P']],
  ],
  dead: COUNTS.map((cost) => ['C3', cost]),
  edgeFirst: null,
  mustTouch: null,
  fitting: [...dice.map((die): [Die[]] => [[die]]), [dice.slice(0, 2)], [dice]],
  noneFits: null,
  die: dice.map((die) => [die, 'B2']),
  poolDie: [...dice.map((die): [Die, number] => [die, 4]), ...COUNTS.map((count): [Die, number] => ['G3', count])],
  onYourTurn: null,
  drafted: null,
  notDrafted: null,
  pool: [[4], [5], [7], [9]],
  hand: null,
  turns: null,
  turnsSolo: null,
  trackOver: [[3]],
  trackUse: null,
  trackTarget: null,
  trackNone: [[3]],
  trackNow: [[3]],
  trackAhead: [[3, 10]],
  tokens: null,
  pattern: [3, 4, 5, 6].map((difficulty) => ['firelight', difficulty]),
  patternSolo: [['firelight', 5]],
  offers: null,
  offersSolo: null,
  objective: counts,
  objectiveNow: COUNTS.map((count) => [count, count]),
  private: [
    ...COLOURS.map((colour): [Colour, number] => [colour, 11]),
    ...COUNTS.map((count): [Colour, number] => ['R', count]),
  ],
  privateSolo: counts,
  toolFirst: [[1]],
  toolAgain: [[2]],
  toolDie: COLOURS.map((colour) => [colour]),
  toolSpent: null,
  toolIdle: null,
  target: counts,
  score: [[1]],
  scoreSolo: [[3]],
};

export const sagradaExplained = (texts: SagradaExplanations): Said => saidOf('explained sagrada', texts, SAMPLES);

const tools = ['Lathekin (2)', 'Flux Brush (1)', 'Tap Wheel (2)'];

/** Every fact before a choice, likewise. */
const TURN: Samples<SagradaTurnTexts> = {
  turn: [[1], [2]],
  onlyTurn: null,
  drafted: null,
  fits: [0, 1, 2, 5].flatMap((fitting): [number, number][] => [
    [fitting, 9],
    [fitting, Math.max(1, fitting)],
  ]),
  tools: [1, 2, 3].flatMap((count): [string[], number | null][] => [
    [tools.slice(0, count), null],
    [tools.slice(0, count), count],
    [tools.slice(0, count), 5],
  ]),
  noTool: [[null], ...counts],
  tooled: null,
  passes: null,
};

export const sagradaTurnSaid = (texts: SagradaTurnTexts): Said => saidOf('turn sagrada', texts, TURN);
