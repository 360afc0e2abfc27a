/** The first lesson: a whole game, from the choice of a window to the final scoring, in a few of its turns. */
import { end, otherPasses, othersTurn, place, tryPlace, tryTool, use, type SagradaLesson } from './kinds.ts';
import { moment, THEIRS, YOURS, type Dealt, type Moment } from './moments.ts';

const DEALT: Dealt = {
  tools: ['grinding-stone', 'lathekin', 'glazing-hammer'],
  objectives: ['column-color-variety', 'deep-shades', 'color-variety'],
  seats: [YOURS, THEIRS],
};

/** The game goes on: the dice of both windows in the order in which they were placed. */
const MINE = 'A5B6.B4B3.C4P5.A4Y1.C5G1.C3R6.B3P2.B5R4.A3G6.D5P6.A2P4.D4G4.B2Y6.B1R5.A1G2.D2Y5.C1P6.C2G3'.split('.');
const HERS = 'A4G2.B5R3.C5Y5.A3Y4.B4P6.B3G3.C4B1.D5G4.D4P2.C3P5.A2R6.B2P1.C2G2.D2R1.B1Y5'.split('.');
const TRACK = '1P2.2G5.3R4.3B2.4Y3.4G6.5P1.5B2.6Y2.6G3.7B1.8B3.8P6.9Y4'.split('.');

const before = (round: number): string => TRACK.filter((die) => Number(die[0]) < round).join('.') || '-';
const first = (dice: readonly string[], count: number): string => dice.slice(0, count).join('.');

interface Turn extends Omit<Moment, 'windows' | 'track'> {
  /** The number of dice in each window. */
  readonly placed: readonly [number, number];
}

const at = ({ placed: [mine, hers], tokens = [3, 5], ...turn }: Turn): string =>
  moment(DEALT, {
    ...turn,
    tokens,
    windows: [first(MINE, mine), first(HERS, hers)],
    track: before(turn.round),
  });

/** Before the first round: both players choose. */
const CHOICE =
  'players=2 dealt=3 first=0 index=1 phase=choose abandoned=no round=0 start=0 turn=0 skips=0 drafted=no tooled=no ' +
  'flux=- fluxIndex=-1 hand=- bag=18.18.18.18.18 pool=- track=- paid=- ' +
  `tools=${DEALT.tools.join('.')} toolTokens=0.0.0 spent=0 objectives=${DEALT.objectives.join('.')} ` +
  `seat0=-:0:R:${YOURS.offers.join('.')}:- seat1=-:0:P:${THEIRS.offers.join('.')}:-`;

/** The spaces on the edge that take the first die. */
const EDGE = ['A1', 'A3', 'A5', 'B5', 'C1', 'D1', 'D3', 'D4', 'D5'];

/** Before the first die of all; and in the learner's second turn of that round. */
const OPENING = moment(DEALT, { round: 1, turn: 0, pool: 'G2.B3.R3.B6.P2', windows: ['-', '-'], tokens: [3, 5] });
const SECOND = at({ round: 1, turn: 3, pool: 'B3.P2', placed: [1, 2] });

export const FIRST: SagradaLesson<'first'> = {
  id: 'first',
  steps: [
    {
      id: 'window',
      position: CHOICE,
      goal: { kind: 'play', move: { type: 'choose', player: 0, pattern: 'fractal-drops' } },
      rules: ['G-05', 'G-04'],
    },
    {
      id: 'edge',
      position: OPENING,
      goal: {
        kind: 'play',
        move: { type: 'place', player: 0, die: 'B6', cell: 'A5' },
        isAsGood: (move) => move.type === 'place' && move.die === 'B6',
      },
      lit: [
        { is: 'die', at: ['pool:B6.0'] },
        { is: 'edge', at: EDGE.map((cell) => `cell:0:${cell}`) },
      ],
      rules: ['G-21', 'G-20'],
    },
    { id: 'touching', position: SECOND, goal: tryPlace('G-22', 'P2', 'A1'), rules: ['G-22'] },
    { id: 'neighbours', position: SECOND, goal: tryPlace('G-24', 'B3', 'B5'), rules: ['G-24'] },
    { id: 'corners', position: SECOND, goal: place('B3', 'B4'), rules: ['G-24', 'G-22'] },
    {
      id: 'value',
      position: at({ round: 2, turn: 1, pool: 'G5.P5.Y1.Y4', placed: [2, 3] }),
      goal: tryPlace('G-23', 'G5', 'C5'),
      rules: ['G-23', 'G-71', 'G-11'],
    },
    { id: 'colour', goal: place('P5', 'C4'), rules: ['G-23', 'G-71'] },
    {
      id: 'order',
      position: at({ round: 3, turn: 0, isDrafted: true, pool: 'R4.P6.G3.B2', placed: [5, 4] }),
      goal: end,
      lit: [{ is: 'turns', at: ['turns'] }],
      replies: [...othersTurn('P6', 'B4'), ...othersTurn('G3', 'B3')],
      rules: ['G-12', 'G-10', 'G-70'],
    },
    {
      id: 'pass',
      goal: end,
      lit: [{ is: 'pool', at: ['pool'] }],
      rules: ['G-13', 'G-14', 'G-15'],
    },
    {
      id: 'tool',
      position: at({ round: 4, turn: 1, pool: 'R1.P2.Y3.G6', placed: [5, 7] }),
      goal: use('grinding-stone', { die: 'R1', cell: 'C3' }),
      rules: ['G-30', 'G-13'],
    },
    {
      id: 'price',
      position: at({
        round: 5,
        turn: 0,
        pool: 'R4.G6.G4.P1.B2',
        placed: [7, 7],
        tokens: [1, 4],
        toolTokens: [1, 1, 1],
      }),
      goal: tryTool('G-30', 'lathekin'),
      rules: ['G-30'],
    },
    {
      id: 'find',
      position: at({
        round: 6,
        turn: 1,
        pool: 'P6.P4.Y2.G3',
        placed: [9, 9],
        tokens: [1, 4],
        toolTokens: [1, 1, 1],
      }),
      goal: place('P6', 'D5'),
      lit: [{ is: 'die', at: ['pool:P6.0'] }],
      rules: ['G-24', 'G-23', 'G-20'],
    },
    {
      id: 'public',
      position: at({
        round: 7,
        turn: 0,
        pool: 'G4.Y6.P5.R6.B1',
        placed: [11, 9],
        tokens: [1, 4],
        toolTokens: [1, 1, 1],
      }),
      goal: place('G4', 'D4'),
      lit: [
        { is: 'die', at: ['pool:G4.0'] },
        { is: 'cell', at: ['cell:0:D4'] },
        { is: 'card', at: ['objective:column-color-variety'] },
      ],
      rules: ['G-51', 'G-50'],
    },
    {
      id: 'private',
      position: at({
        round: 8,
        turn: 1,
        pool: 'R5.G2.B3.P6',
        placed: [13, 12],
        tokens: [1, 4],
        toolTokens: [1, 1, 1],
      }),
      goal: place('R5', 'B1'),
      lit: [
        { is: 'private', at: ['private'] },
        { is: 'die', at: ['pool:R5.0'] },
        { is: 'cell', at: ['cell:0:B1'] },
      ],
      rules: ['G-54', 'G-03'],
    },
    {
      id: 'last',
      position: at({
        round: 10,
        turn: 2,
        pool: 'B2.R3.P6',
        placed: [18, 15],
        tokens: [1, 2],
        toolTokens: [1, 3, 1],
      }),
      goal: place('B2', 'D1'),
      rules: ['G-50'],
    },
    { id: 'end', goal: end, lit: [{ is: 'tokens', at: ['tokens:0'] }], replies: otherPasses, rules: ['G-55', 'G-50'] },
  ],
};
