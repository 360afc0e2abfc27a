/** The first lesson: a turn of each kind, and everything that scores. */
import { back, pick, type SintraLesson } from './kinds.ts';
import { CHAIN, LAST_PANE, ONE_MISSING, OPENING, SECOND_ROUND, SECOND_SIDE, SIDE_B } from './positions.ts';

/** Any pane may be kept. */
const filling = (strip: number) => ({
  isAsGood: (move: { readonly type: string; readonly strip?: number | null }) =>
    move.type === 'pick' && move.strip === strip,
});

export const FIRST: SintraLesson<'first'> = {
  id: 'first',
  steps: [
    {
      id: 'take',
      position: OPENING,
      goal: { kind: 'touch', steps: [{ kind: 'panes', from: 1, colour: 'orange' }] },
      rules: ['R-13'],
    },
    {
      id: 'place',
      goal: { kind: 'play', move: pick({ from: 1, colour: 'orange', strip: 1 }) },
      replies: [{ type: 'pick', player: 1, from: 3, colour: 'white', strip: 1 }],
      rules: ['R-18', 'R-17'],
    },
    {
      id: 'left',
      goal: {
        kind: 'try',
        steps: [
          { kind: 'panes', from: 2, colour: 'yellow' },
          { kind: 'strip', slot: 0 },
        ],
        rule: 'R-16',
      },
      rules: ['R-16'],
    },
    {
      id: 'centre',
      goal: { kind: 'play', move: pick({ from: 'centre', colour: 'pink', strip: 2 }) },
      rules: ['R-15', 'R-14', 'R-09'],
    },
    {
      id: 'break',
      position: SECOND_ROUND,
      goal: { kind: 'play', move: pick({ from: 0, colour: 'blue', strip: 4 }) },
      replies: [{ type: 'pick', player: 1, from: 2, colour: 'yellow', strip: 3 }],
      rules: ['R-19', 'R-52'],
    },
    {
      id: 'must',
      goal: { kind: 'try', steps: [{ kind: 'panes', from: 1, colour: 'white' }, { kind: 'break' }], rule: 'R-20' },
      rules: ['R-20', 'R-85'],
    },
    {
      id: 'track',
      goal: { kind: 'look' },
      lit: [{ is: 'glass', at: ['glass:0'] }],
      rules: ['R-42'],
    },
    { id: 'back', goal: { kind: 'play', move: back }, rules: ['R-40', 'R-41'] },
    {
      id: 'full',
      position: ONE_MISSING,
      goal: {
        kind: 'touch',
        steps: [
          { kind: 'panes', from: 3, colour: 'yellow' },
          { kind: 'strip', slot: 0 },
        ],
      },
      rules: ['R-22'],
    },
    {
      id: 'keep',
      goal: {
        kind: 'play',
        move: pick({ from: 3, colour: 'yellow', strip: 0, keep: 'yellow' }),
        ...filling(0),
      },
      rules: ['R-23', 'R-24', 'R-25'],
    },
    {
      id: 'chain',
      position: CHAIN,
      goal: {
        kind: 'play',
        move: pick({ from: 1, colour: 'orange', strip: 1, keep: 'orange' }),
        ...filling(1),
      },
      replies: [{ type: 'pick', player: 1, from: 0, colour: 'white', strip: 1 }],
      rules: ['R-27', 'R-86'],
    },
    {
      id: 'joker',
      goal: { kind: 'play', move: pick({ from: 2, colour: 'pink', strip: 7, jokers: 2 }) },
      rules: ['R-21'],
    },
    {
      id: 'complete',
      position: SECOND_SIDE,
      goal: {
        kind: 'play',
        move: pick({ from: 0, colour: 'pink', strip: 1, keep: 'pink' }),
        ...filling(1),
      },
      replies: [{ type: 'pick', player: 1, from: 2, colour: 'yellow', strip: 4 }],
      rules: ['R-26'],
    },
    {
      id: 'ornament',
      goal: { kind: 'look' },
      lit: [{ is: 'ornament', at: ['ornament:0:0', 'ornament:0:1', 'ornament:0:2', 'ornament:0:3'] }],
      rules: ['R-54'],
    },
    {
      id: 'sideb',
      position: SIDE_B,
      goal: { kind: 'look' },
      lit: [{ is: 'done', at: ['window:0:0', 'window:0:3'] }],
      rules: ['R-55', 'R-04'],
    },
    {
      id: 'last',
      position: LAST_PANE,
      goal: { kind: 'play', move: pick({ from: 'centre', colour: 'white', strip: 5 }) },
      rules: ['R-51', 'R-50', 'R-56'],
    },
  ],
};
