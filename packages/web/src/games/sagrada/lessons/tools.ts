/** One short lesson for each kind of tool. */
import type { ToolId } from '@leadlight/sagrada';
import { end, otherPasses, tryTool, use, type SagradaLesson } from './kinds.ts';
import { moment, THEIRS, YOURS, type Moment } from './moments.ts';

/** The windows in the sixth round. */
const MINE = 'A5B6.B4B3.C4P5.A4Y1.C5G1.C3R6.B3P2.B5R4.A3G6';
const HERS = 'A4G2.B5R3.C5Y5.A3Y4.B4P6.B3G3.C4B1.D5G4.D4P2';
const TRACK = '1P2.2G5.3R4.3B2.4Y3.4G6.5P1.5B2';

const game = (tools: readonly ToolId[]) => (turn: Partial<Moment>) =>
  moment(
    { tools, objectives: ['column-color-variety', 'deep-shades', 'color-variety'], seats: [YOURS, THEIRS] },
    {
      round: 6,
      turn: 1,
      pool: 'P3.R1.Y6.G3',
      windows: [MINE, HERS],
      track: TRACK,
      tokens: [3, 5],
      ...turn,
    },
  );

const withValues = game(['grozing-pliers', 'grinding-stone', 'tap-wheel']);
const withRolls = game(['flux-brush', 'glazing-hammer', 'lathekin']);
const withSwaps = game(['lens-cutter', 'flux-remover', 'grinding-stone']);
const withMoves = game(['lathekin', 'tap-wheel', 'flux-brush']);
const withExceptions = game(['eglomise-brush', 'copper-foil-burnisher', 'cork-backed-straightedge']);
const withPliers = game(['running-pliers', 'lens-cutter', 'grozing-pliers']);

/** Tools that change the value of the die taken. */
export const VALUES: SagradaLesson<'values'> = {
  id: 'values',
  steps: [
    {
      id: 'grozing',
      position: withValues({}),
      goal: use('grozing-pliers', { die: 'P3', value: 4, cell: 'A2' }),
      rules: ['G-33', 'G-31'],
    },
    {
      id: 'grinding',
      position: withValues({}),
      goal: use('grinding-stone', { die: 'R1', cell: 'D4' }),
      rules: ['G-42', 'G-31'],
    },
    {
      id: 'timely',
      position: withValues({ isDrafted: true, pool: 'P3.R1.G3', windows: [`${MINE}.B2Y6`, HERS] }),
      goal: tryTool('G-31', 'grinding-stone'),
      rules: ['G-31', 'G-13'],
    },
  ],
};

/** Tools that roll dice again. */
export const ROLLS: SagradaLesson<'rolls'> = {
  id: 'rolls',
  steps: [
    {
      id: 'brush',
      position: withRolls({}),
      goal: use('flux-brush', { die: 'R1' }),
      rules: ['G-38', 'G-85'],
    },
    { id: 'brushed', goal: { kind: 'play', move: { type: 'settle', player: 0, cell: 'D4' } }, rules: ['G-38', 'G-84'] },
    {
      id: 'early',
      position: withRolls({}),
      goal: tryTool('G-39', 'glazing-hammer'),
      rules: ['G-39'],
    },
    {
      id: 'hammer',
      position: withRolls({ turn: 2, pool: 'P3.Y6.G3', windows: [`${MINE}.D4R1`, HERS] }),
      goal: use('glazing-hammer', {}),
      lit: [
        { is: 'tool', at: ['tool:glazing-hammer'] },
        { is: 'pool', at: ['pool'] },
      ],
      rules: ['G-39'],
    },
  ],
};

/** Tools that exchange the die taken for another. */
export const SWAPS: SagradaLesson<'swaps'> = {
  id: 'swaps',
  steps: [
    {
      id: 'cutter',
      position: withSwaps({}),
      goal: use('lens-cutter', { die: 'P3', round: 2, track: 'G5', cell: 'B2' }),
      rules: ['G-37', 'G-89'],
    },
    {
      id: 'remover',
      position: withSwaps({}),
      goal: use('flux-remover', { die: 'G3' }),
      rules: ['G-43', 'G-85'],
    },
    {
      id: 'drawn',
      goal: { kind: 'play', move: { type: 'settle', player: 0, value: 4, cell: 'A2' } },
      rules: ['G-43', 'G-84'],
    },
  ],
};

/** Tools that move dice in the window. */
export const MOVES: SagradaLesson<'moves'> = {
  id: 'moves',
  steps: [
    {
      id: 'lathekin',
      position: withMoves({}),
      goal: use('lathekin', {
        moves: [
          { from: 'A3', to: 'B2' },
          { from: 'B4', to: 'A3' },
        ],
      }),
      rules: ['G-36', 'G-32', 'G-83', 'G-97'],
    },
    {
      id: 'wheel',
      position: withMoves({ isDrafted: true, pool: 'P3.R1.G3', windows: [`${MINE}.B2Y6`, HERS] }),
      goal: use('tap-wheel', { moves: [{ from: 'B2', to: 'D2' }] }),
      rules: ['G-44', 'G-32'],
    },
  ],
};

/** Tools that lift one rule of placement. */
export const EXCEPTIONS: SagradaLesson<'exceptions'> = {
  id: 'exceptions',
  steps: [
    {
      id: 'eglomise',
      position: withExceptions({}),
      goal: use('eglomise-brush', { moves: [{ from: 'A3', to: 'D2' }] }),
      rules: ['G-34', 'G-81'],
    },
    {
      id: 'burnisher',
      position: withExceptions({}),
      goal: use('copper-foil-burnisher', { moves: [{ from: 'A4', to: 'A2' }] }),
      rules: ['G-35', 'G-81'],
    },
    {
      id: 'straightedge',
      position: withExceptions({}),
      goal: use('cork-backed-straightedge', { die: 'G3', cell: 'C1' }),
      rules: ['G-41', 'G-86'],
    },
  ],
};

/** A tool for a second die at once. */
export const TWICE: SagradaLesson<'twice'> = {
  id: 'twice',
  steps: [
    {
      id: 'pliers',
      position: withPliers({ isDrafted: true, pool: 'P4.R1.G3', windows: [`${MINE}.B2Y6`, HERS] }),
      goal: use('running-pliers', { die: 'P4', cell: 'A2' }),
      rules: ['G-40', 'G-87'],
    },
    {
      id: 'skipped',
      goal: end,
      lit: [{ is: 'turns', at: ['turns'] }],
      replies: otherPasses,
      rules: ['G-40', 'G-88'],
    },
    {
      id: 'late',
      position: withPliers({ turn: 2, isDrafted: true, pool: 'R1.G3', windows: [`${MINE}.B2Y6.A2P4`, HERS] }),
      goal: tryTool('G-40', 'running-pliers'),
      rules: ['G-40'],
    },
  ],
};
