import type { Cell, Sagrada } from '@leadlight/sagrada';
import type { Happening } from '@leadlight/table';
import { describe, expect, test } from 'vitest';
import { sagradaMarks } from '../src/games/sagrada/marks.ts';
import { lastMoves } from '../src/play/marking.ts';

const client = { marks: sagradaMarks };

type Step = Pick<Happening<Sagrada>, 'event' | 'followed'>;

/** `0A1 1B2 .` is a die that seat 0 places on A1, one that seat 1 places on B2, and chance. */
const log = (text: string): readonly Step[] =>
  text.split(' ').map((move): Step => {
    if (move === '.') return { event: { type: 'roll', round: 2, dice: [] }, followed: [] };
    const [seat, cell] = [Number(move.slice(0, 1)), move.slice(1) as Cell];
    return {
      event: { type: 'place', player: seat, die: 'R1', cell },
      followed: [{ type: 'placed', rule: 'G-20', seat, die: 'R1', cell }],
    };
  });

const marked = (text: string, seats: readonly number[], isMoving = true): readonly string[] => [
  ...lastMoves<Sagrada>(client, log(text), seats, isMoving).keys(),
];

describe('marks on last moves', () => {
  test('are those of the others since the last turn here', () => {
    expect(marked('1A1 0A1 1A2 . 2A3', [0])).toEqual(['cell:1:A2', 'cell:2:A3']);
  });

  test('stay while a turn is played in parts, and go when it ends', () => {
    expect(marked('1A2 2A3 0A1 .', [0], true)).toEqual(['cell:1:A2', 'cell:2:A3']);
    expect(marked('1A2 2A3 0A1 .', [0], false)).toEqual([]);
  });

  test('show only the last turn of each player, with all its parts', () => {
    expect(marked('0A1 1A1 2A1 1A2 1A3', [0])).toEqual(['cell:2:A1', 'cell:1:A2', 'cell:1:A3']);
  });

  test('show everyone’s last turn to spectators', () => {
    expect(marked('0A1 1A1 0A2', [], false)).toEqual(['cell:1:A1', 'cell:0:A2']);
  });

  test('are missing in a game without them', () => {
    expect(lastMoves<Sagrada>({}, log('0A1 1A1'), [0], true).size).toBe(0);
  });
});

test('Sagrada marks the spaces of dice that were placed or moved', () => {
  expect(
    sagradaMarks([
      { type: 'taken', rule: 'G-20', seat: 1, die: 'R5' },
      { type: 'placed', rule: 'G-20', seat: 1, die: 'R5', cell: 'C3' },
      { type: 'moved', rule: 'G-36', seat: 1, die: 'B1', from: 'A1', to: 'A4' },
    ]),
  ).toEqual([
    { place: 'cell:1:C3', seat: 1 },
    { place: 'cell:1:A4', seat: 1 },
  ]);
});
