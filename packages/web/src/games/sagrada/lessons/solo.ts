/** What is different for a player alone. */
import { end, place, tryTool, use, type SagradaLesson } from './kinds.ts';
import { moment, YOURS, type Dealt, type Moment } from './moments.ts';

const DEALT: Dealt = {
  tools: ['grinding-stone', 'lathekin', 'glazing-hammer'],
  objectives: ['column-color-variety', 'color-variety'],
  seats: [{ ...YOURS, private: ['R', 'Y'] }],
};

const at = (turn: Omit<Moment, 'windows'>, dice: string): string => moment(DEALT, { ...turn, windows: [dice] });

/** A window before its last die: 18 of its 20 spaces are full. */
const NEARLY_FULL = 'A5B6.B4B3.C4P5.A4Y1.C5G1.C3R6.B3P2.B5R4.A3G6.A2P4.B2Y6.D4G4.D3B1.B1R5.A1G2.D2Y5.C1P6.C2G3';

/** The Grinding Stone is used up. */
const FOURTH = at(
  {
    round: 4,
    turn: 0,
    pool: 'G6.P2.Y1.B5',
    track: '1P2.1G4.2Y2.2R2.3P1.3Y2',
    spent: 1,
    paid: 'G2',
  },
  'A5B6.B4B3.C4P5.C5G1.C3R6',
);

export const SOLO: SagradaLesson<'solo'> = {
  id: 'solo',
  steps: [
    {
      id: 'turns',
      position: at({ round: 2, turn: 0, pool: 'P5.G1.Y2.R2', track: '1P2.1G4' }, 'A5B6.B4B3'),
      goal: place('P5', 'C4'),
      rules: ['G-63', 'G-62'],
    },
    {
      id: 'target',
      position: at({ round: 2, turn: 1, isDrafted: true, pool: 'Y2.R2', track: '1P2.1G4' }, 'A5B6.B4B3.C4P5.C5G1'),
      goal: end,
      lit: [
        { is: 'track', at: ['track:2'] },
        { is: 'target', at: ['target'] },
      ],
      rules: ['G-66', 'G-65'],
    },
    {
      id: 'pay',
      position: at({ round: 3, turn: 0, pool: 'G2.R1.P1.Y2', track: '1P2.1G4.2Y2.2R2' }, 'A5B6.B4B3.C4P5.C5G1'),
      goal: use('grinding-stone', { pay: 'G2', die: 'R1', cell: 'C3' }),
      rules: ['G-64', 'G-60', 'G-91'],
    },
    {
      id: 'once',
      position: FOURTH,
      goal: tryTool('G-64', 'grinding-stone'),
      rules: ['G-64', 'G-61', 'G-98'],
    },
    {
      id: 'privates',
      position: FOURTH,
      goal: { kind: 'look' },
      lit: [{ is: 'private', at: ['private'] }],
      rules: ['G-67', 'G-60'],
    },
    {
      id: 'verdict',
      position: at(
        {
          round: 10,
          turn: 1,
          isDrafted: true,
          pool: 'P1.G2',
          spent: 7,
          paid: 'G2.Y5.B6',
          track: '1P2.1G4.2Y2.2R2.3P1.3Y2.4B5.5B2.6Y2.6G3.7B1.7R1.8B3.9Y2',
        },
        `${NEARLY_FULL}.D1B2`,
      ),
      goal: end,
      lit: [{ is: 'target', at: ['target'] }],
      rules: ['G-68', 'G-66', 'G-67'],
    },
  ],
};
