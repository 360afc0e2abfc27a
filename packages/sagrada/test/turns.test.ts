import { describe, expect, test } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { sagrada, turnsOfRound, type Position } from '../src/index.ts';
import { dealt, event, legal, play, refusals, SETUP_2, table } from './table.ts';

/** The seats to act, for this many turns; every player passes. */
function seatsInTurn(position: ReturnType<typeof table>, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    const due = sagrada.toAct(position);
    if (due.kind !== 'decide') return -1;
    play(position, `${due.seats[0]} done`);
    return due.seats[0];
  });
}

const ROLL_7 = 'roll 1 R1 R2 R3 R4 R5 R6 B1';

describe('turns and rounds', () => {
  test('G-10: a game has 10 rounds, then it ends', () => {
    const position = table({ round: 10, turn: 3, pool: 'R1' });
    play(position, '0 done');
    expect(sagrada.toAct(position)).toEqual({ kind: 'end' });
    const ninth = table({ round: 9, turn: 3, start: 1, pool: 'R1' });
    play(ninth, '1 done');
    expect(sagrada.toAct(ninth)).toEqual({ kind: 'chance', event: 'roll', labels: ['roll:10'] });
    expect(refusals(ninth, 'roll 9 R1 R2 R3 R4 R5')).toEqual(['G-10 roll-round']);
    expect(refusals(ninth, 'end')).toEqual(['G-13 not-due']);
  });

  test.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ])('G-11: %i players roll %i dice', (players, count) => {
    const position = table({ seats: Array.from({ length: players }, () => ({})), phase: 'roll', round: 0 });
    const rolled = sagrada.draw(position, () => new FastRandom(1));
    expect(rolled?.type === 'roll' && rolled.dice.length).toBe(count);
    expect(rolled && sagrada.why(position, rolled)).toEqual([]);
    expect(refusals(position, `roll 1${' B2'.repeat(count - 1)}`)).toEqual(['G-11 roll-count']);
    expect(refusals(position, `roll 1${' B2'.repeat(count)}`)).toEqual([]);
  });

  test('G-11: the dice leave the bag and become the pool', () => {
    const position = table({ phase: 'roll', round: 0 });
    expect(play(position, 'roll 1 R1 R2 B3 B4 P5')).toEqual([
      { type: 'rolled', rule: 'G-11', round: 1, seat: 0, dice: ['R1', 'R2', 'B3', 'B4', 'P5'] },
    ]);
    expect(sagrada.view(position, null)).toMatchObject({
      pool: ['R1', 'R2', 'B3', 'B4', 'P5'],
      bag: [16, 18, 18, 16, 17],
      round: 1,
    });
  });

  test('G-12, G-70: three players take turns 1, 2, 3, 3, 2, 1; then the second starts', () => {
    const position = table({ seats: [{}, {}, {}], phase: 'roll', round: 0 });
    play(position, ROLL_7);
    expect(seatsInTurn(position, 6)).toEqual([0, 1, 2, 2, 1, 0]);
    play(position, 'roll 2 Y1 Y2 Y3 Y4 Y5 Y6 B1');
    expect(seatsInTurn(position, 6)).toEqual([1, 2, 0, 0, 2, 1]);
  });

  test('G-12, G-40: the turns of a round are over, current, skipped or ahead', () => {
    const states = (position: Position) => turnsOfRound(position).map(({ state }) => state);
    const seats = [{}, {}, {}];
    expect(states(table({ seats, start: 1, turn: 2, pool: 'R1' }))).toEqual([
      'over',
      'over',
      'now',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(states(table({ seats, turn: 3, pool: 'R1' }))).toEqual(['over', 'over', 'over', 'now', 'ahead', 'ahead']);
    expect(states(table({ seats, phase: 'roll', round: 1 }))).toEqual(Array(6).fill('ahead'));
    expect(states(Object.assign(table({ seats, turn: 2, pool: 'R1' }), { skips: 0b011 }))).toEqual([
      'over',
      'over',
      'now',
      'ahead',
      'skipped',
      'skipped',
    ]);
  });

  test('G-12: nobody plays out of turn', () => {
    const position = table({ pool: 'R3' });
    expect(sagrada.why(position, event('1 done'))).toEqual([{ rule: 'G-12', key: 'not-your-turn', args: { seat: 0 } }]);
    expect(refusals(position, '1 R3@A1')).toEqual(['G-12 not-your-turn']);
    expect(refusals(position, '1 lathekin A1-A2,A2-A3')).toEqual(['G-12 not-your-turn']);
    expect(sagrada.legal(position, 1)).toEqual([]);
    expect(sagrada.legal(position, 7)).toEqual([]);
  });

  test('G-13: a draft and a tool are each optional, and allowed at most once a turn', () => {
    const seats = [{ pattern: 'comitas', dice: 'C2R4' } as const, {}];
    const position = table({ seats, pool: 'B1 G2', tools: ['eglomise-brush', 'lathekin', 'tap-wheel'], round: 1 });
    expect(legal(position, 0)).toContain('done');
    play(position, '0 B1@C1');
    expect(refusals(position, '0 G2@C3')).toEqual(['G-13 already-drafted']);
    expect(legal(position, 0).some((line) => line.includes('@'))).toBe(false);
    play(position, '0 eglomise-brush C2-B1');
    expect(refusals(position, '0 eglomise-brush B1-C2')).toEqual(['G-13 tool-used']);
    expect(legal(position, 0)).toEqual(['done']);
  });

  test('G-13: a turn without a move is a pass', () => {
    const seats = [{ pattern: 'comitas' } as const, {}];
    expect(play(table({ seats, pool: 'B1', round: 1 }), '0 done')).toEqual([
      { type: 'turn-ended', rule: 'G-13', seat: 0, passed: true },
    ]);
    const position = table({ seats, pool: 'B1', round: 1 });
    expect(play(position, '0 B1@A2', '0 done')).toEqual([{ type: 'turn-ended', rule: 'G-13', seat: 0, passed: false }]);
    expect(sagrada.view(position, 0).turn).toMatchObject({ seat: 1, drafted: false, tooled: false });
  });

  test('G-13: a turn with only a tool is not a pass either', () => {
    const position = table({ pool: 'B1', round: 1, tooled: true });
    expect(play(position, '0 done')).toMatchObject([{ passed: false }]);
  });

  test('G-14: dice left over go to the space of the round, in their order', () => {
    const position = table({ round: 3, turn: 3, track: '1R1 2G2', pool: 'B4 Y2 B4' });
    expect(play(position, '0 done')).toEqual([
      { type: 'turn-ended', rule: 'G-13', seat: 0, passed: true },
      { type: 'round-ended', rule: 'G-14', round: 3, dice: ['B4', 'Y2', 'B4'] },
    ]);
    expect(sagrada.view(position, null)).toMatchObject({ track: [['R1'], ['G2'], ['B4', 'Y2', 'B4']], pool: [] });
  });

  test('G-14: the space of a round does not exist until its end', () => {
    expect(sagrada.view(table({ round: 3, track: '1R1 2G2', pool: 'B4' }), null).track).toEqual([['R1'], ['G2']]);
    expect(sagrada.view(dealt(2, SETUP_2), null).track).toEqual([]);
  });

  test('G-15: the start goes to the next player clockwise', () => {
    const position = table({ seats: [{}, {}, {}], round: 1, start: 1, pool: 'B4' });
    const starts = Array.from({ length: 4 }, (_, i) => {
      seatsInTurn(position, 6);
      play(position, `roll ${i + 2} R1 Y2 G3 B4 P5 R6 Y1`);
      return sagrada.view(position, null).start;
    });
    expect(starts).toEqual([2, 0, 1, 2]);
  });

  test('events that are not due are refused, with the one that is', () => {
    const position = table({ pool: 'R1', round: 1 });
    expect(sagrada.why(position, event('roll 2 R1 R1 R1 R1 R1'))).toEqual([
      { rule: 'G-13', key: 'not-due', args: { due: 'turn' } },
    ]);
    expect(refusals(table({ phase: 'roll' }), '0 done')).toEqual(['G-13 not-due']);
    expect(refusals(position, '0 settle A1')).toEqual(['G-13 not-due']);
    expect(refusals(position, 'drawn R')).toEqual(['G-13 not-due']);
  });

  test('a game cannot be abandoned before the cards are dealt', () => {
    const position = sagrada.start({ tools: 3 }, 2);
    expect(refusals(position, 'abandoned')).toEqual(['G-13 not-due']);
    expect(sagrada.toAct(position)).toMatchObject({ kind: 'chance', event: 'setup' });
  });

  test('a game can be abandoned at any time after that, and nothing follows', () => {
    for (const position of [dealt(2, SETUP_2), table({ pool: 'R1' })]) {
      expect(play(position, 'abandoned')).toEqual([{ type: 'abandoned', rule: 'record' }]);
      expect(sagrada.toAct(position)).toEqual({ kind: 'over' });
      expect(sagrada.result(position)).toBeUndefined();
      expect(refusals(position, 'abandoned')).toEqual(['G-50 over']);
      expect(refusals(position, 'end')).toEqual(['G-50 over']);
    }
  });
});
