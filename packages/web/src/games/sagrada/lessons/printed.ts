/** For players who know the printed game: what is different on these boards, and what we have ruled. */
import { tryPlace, tryTool, type SagradaLesson } from './kinds.ts';
import { moment, THEIRS, YOURS, type Dealt } from './moments.ts';

const DEALT: Dealt = {
  tools: ['lens-cutter', 'eglomise-brush', 'running-pliers'],
  objectives: ['column-color-variety', 'deep-shades', 'color-variety'],
  seats: [YOURS, THEIRS],
};

const FIRST_ROUND = moment(DEALT, {
  round: 1,
  turn: 3,
  pool: 'B3.P2',
  windows: ['A5B6', 'A4G2.B5R3'],
  tokens: [3, 5],
});

const LATER = moment(DEALT, {
  round: 6,
  turn: 1,
  pool: 'P4.Y6.Y2.G3',
  track: '1P2.2G5.3R4.3B2.4Y3.4G6.5P1.5B2',
  windows: ['A5B6.B4B3.C4P5.C5G1.C3R6.B3P2.B5R4.A3Y6', 'A4G2.B5R3.C5Y5.A3Y4.B4P6.B3G3.C4B1.D5G4.D4P2'],
  tokens: [3, 5],
});

export const PRINTED: SagradaLesson<'printed'> = {
  id: 'printed',
  steps: [
    { id: 'refused', position: FIRST_ROUND, goal: tryPlace('G-24', 'B3', 'B5'), rules: ['G-25', 'G-24'] },
    { id: 'idle', position: FIRST_ROUND, goal: tryTool('G-89', 'lens-cutter'), rules: ['G-80', 'G-89'] },
    {
      id: 'impossible',
      position: LATER,
      goal: { kind: 'look' },
      lit: [{ is: 'cell', at: ['cell:0:A4'] }],
      rules: ['G-50', 'G-23', 'G-24'],
    },
    {
      id: 'score',
      position: LATER,
      goal: { kind: 'look' },
      lit: [
        { is: 'card', at: DEALT.objectives.map((objective) => `objective:${objective}`) },
        { is: 'private', at: ['private'] },
      ],
      rules: ['G-54', 'G-03'],
    },
  ],
};
