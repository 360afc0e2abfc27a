/** For players of the printed game: what is different here. */
import type { SintraLesson } from './kinds.ts';
import { OPENING } from './positions.ts';

export const PRINTED: SintraLesson<'printed'> = {
  id: 'printed',
  steps: [
    {
      id: 'foretold',
      position: OPENING,
      goal: {
        kind: 'touch',
        steps: [
          { kind: 'panes', from: 1, colour: 'orange' },
          { kind: 'strip', slot: 1 },
        ],
      },
      rules: ['R-12'],
    },
    {
      id: 'ask',
      position: OPENING,
      goal: { kind: 'look' },
      lit: [{ is: 'window', at: ['window:0:0'] }],
      rules: ['R-03'],
    },
    {
      id: 'strips',
      goal: { kind: 'look' },
      lit: [{ is: 'strips', at: [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => `strip:0:${slot}`) }],
      rules: ['R-05'],
    },
    { id: 'rulings', goal: { kind: 'look' }, lit: [{ is: 'score', at: ['seat:0'] }], rules: ['R-80'] },
  ],
};
