/** Every explanation of Sintra's boards: a text without samples does not compile. */
import { COLOURS, type Colour } from '@leadlight/sintra';
import type { SintraExplanations } from '../src/index.ts';
import { saidOf, type Samples } from './preview.ts';
import type { Said } from './said.ts';
import { COUNTS } from './samples.ts';

const SAMPLES: Samples<SintraExplanations> = {
  window: [
    [0, 4, 0],
    [7, 1, 0],
    [2, 6, 3],
  ],
  windowComplete: [[1, 3]],
  ornament: [
    [0, [3, 6, 10]],
    [3, [3, 6, 10]],
  ],
  glass: COUNTS.map((count): [number, number, number] => [count, count, 18]),
  bonus: COLOURS.map((colour): [Colour] => [colour]),
  roundsOver: null,
  supply: null,
  display: [[0]],
  emptyDisplay: [[0]],
  centre: null,
  centreWithTile: null,
  tile: null,
  strip: [[2]],
  panesFirst: [[2]],
  stripLeft: [[2]],
  stripGone: [[2]],
  glazier: null,
  palace: null,
};

export const sintraExplained = (texts: SintraExplanations): Said => saidOf('explained sintra', texts, SAMPLES);
