/** Everything the logs can say: a text without samples does not compile. */
import { TOOL_COLOURS, type Cell, type Colour as DieColour, type Die, type ToolId } from '@leadlight/sagrada';
import { COLOURS, type Colour, type Frame } from '@leadlight/sintra';
import type { Context, TextsOfGames } from '../src/index.ts';
import type { SagradaLogTexts, SintraLogTexts, Taken } from '../src/log.ts';
import { saidOf, type Samples } from './preview.ts';
import type { Said } from './said.ts';
import { context, COUNTS, toAda } from './samples.ts';

const counts = COUNTS.map((count): [number] => [count]);
const slot: readonly [number][] = [[7]];
const dice: readonly Die[] = ['R1', 'Y2', 'G3', 'B4', 'P5', 'R6'];
const TOOLS = Object.keys(TOOL_COLOURS) as readonly ToolId[];
const eachDie = dice.map((die): [Die] => [die]);

const TAKEN: readonly Taken[] = COLOURS.flatMap((colour) => [
  { seat: 0, from: 2, colour, count: 1, slot: 6, placed: 1 },
  { seat: 0, from: 2, colour, count: 3, slot: 6, placed: 3 },
  { seat: 0, from: 'centre', colour, count: 5, slot: 6, placed: 2 },
  { seat: 0, from: 2, colour, count: 1, slot: null, placed: 0 },
  { seat: 0, from: 'centre', colour, count: 4, slot: null, placed: 0 },
]);

type SintraSentences = Pick<
  SintraLogTexts,
  | 'took'
  | 'tookTile'
  | 'panesBroke'
  | 'pointsLost'
  | 'stripIsDone'
  | 'windowIsDone'
  | 'kept'
  | 'bonusScored'
  | 'windowScored'
>;

const sentences = (of: Context): Samples<SintraSentences> => ({
  took: TAKEN.map((taken): [Taken, Context] => [taken, of]),
  tookTile: null,
  panesBroke: counts,
  pointsLost: counts,
  stripIsDone: slot,
  windowIsDone: slot,
  kept: COLOURS.flatMap((colour): [Colour, Frame][] => [
    [colour, 'top'],
    [colour, 'bottom'],
  ]),
  bonusScored: counts,
  windowScored: [
    [7, 5, 2, 3],
    [7, 1, 1, 0],
  ],
});

const SINTRA: Samples<Omit<SintraLogTexts, keyof SintraSentences>> = {
  setUp: null,
  bonusColour: COLOURS.map((colour) => [colour]),
  roundOver: [[3]],
  glazier: null,
  stripDone: slot,
  windowDone: slot,
  won: counts,
  lost: counts,
  broke: counts,
  tile: null,
  total: counts,
};

type SagradaSentences = Pick<SagradaLogTexts, 'placed' | 'tokensPaid' | 'diePaid'>;

const SAGRADA_SENTENCES: Samples<SagradaSentences> = {
  placed: dice.map((die): [Die, Cell] => [die, 'B3']),
  tokensPaid: TOOLS.flatMap((tool) => COUNTS.map((count): [ToolId, number] => [tool, count])),
  diePaid: dice.map((die): [ToolId, Die] => ['lathekin', die]),
};

const SAGRADA: Samples<Omit<SagradaLogTexts, keyof SagradaSentences>> = {
  dealt: null,
  windowsShown: null,
  privatesShown: null,
  roundOver: [[3]],
  leftOver: [[['R1']], [['R1', 'Y2']], [dice]],
  track: null,
  chosen: null,
  tokens: counts,
  die: eachDie,
  value: eachDie,
  tool: COUNTS.map((count): [string, number] => ['#', count]),
  toolForDie: dice.map((die): [string, Die] => ['#', die]),
  poolRolled: null,
  drawn: (['R', 'Y', 'G', 'B', 'P'] as const).map((colour): [DieColour] => [colour]),
  passed: null,
  skipped: null,
  total: counts,
};

/** The short lines. */
export const logShown = ({ sintra, sagrada }: TextsOfGames): Said => [
  ...saidOf('log sintra', sintra.log, SINTRA),
  ...saidOf('log sagrada', sagrada.log, SAGRADA),
];

/** The sentences about Ada, and to her. */
export const logTold = ({ sintra, sagrada }: TextsOfGames): Said => [
  ...saidOf('log sintra', sintra.log, sentences(context)),
  ...saidOf('log sagrada', sagrada.log, SAGRADA_SENTENCES),
];
export const logToldToAda = ({ sintra }: TextsOfGames): Said => saidOf('log sintra', sintra.log, sentences(toAda));
