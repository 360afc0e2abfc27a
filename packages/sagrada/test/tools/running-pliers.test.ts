import { describe, expect, test } from 'vitest';
import { sagrada } from '../../src/index.ts';
import { legal, play, refusals, table } from '../table.ts';

describe('running pliers', () => {
  const pliers = (given: object) =>
    table({
      seats: [{ pattern: 'comitas', dice: 'C2R4' }, {}],
      pool: 'B1 G6',
      drafted: true,
      tools: ['running-pliers', 'lathekin', 'tap-wheel'],
      ...given,
    });

  test('G-40: draft a second die at once, and skip the second turn of the round', () => {
    const position = pliers({});
    expect(play(position, '0 running-pliers B1@C1').slice(1)).toEqual([
      { type: 'taken', rule: 'G-40', seat: 0, die: 'B1' },
      { type: 'placed', rule: 'G-40', seat: 0, die: 'B1', cell: 'C1' },
      { type: 'turn-forfeited', rule: 'G-40', seat: 0 },
    ]);
    expect(sagrada.view(position, 0).skipping).toEqual([0]);
    play(position, '0 done', '1 done');
    expect(play(position, '1 done').slice(1)).toEqual([
      { type: 'turn-skipped', rule: 'G-40', seat: 0 },
      { type: 'round-ended', rule: 'G-14', round: 2, dice: ['G6'] },
    ]);
    expect(sagrada.view(position, 0).skipping).toEqual([]);
  });

  test('G-40: skip the turn of that round only', () => {
    const position = pliers({});
    play(position, '0 running-pliers B1@C1', '0 done', '1 done', '1 done', 'roll 3 Y1 Y2 Y3 Y4 Y5');
    play(position, '1 done', '0 done');
    expect(sagrada.toAct(position)).toEqual({ kind: 'decide', seats: [0] });
  });

  test('G-40: work only in the first turn of a round', () => {
    expect(refusals(pliers({ turn: 3 }), '0 running-pliers B1@C1')).toEqual(['G-40 pliers-second-turn']);
    expect(legal(pliers({ turn: 3 }), 0, 'running-pliers')).toEqual([]);
  });

  test('G-87: draft one die, and only after drafting this turn', () => {
    expect(refusals(pliers({ drafted: false }), '0 running-pliers B1@C1')).toEqual(['G-87 pliers-before-draft']);
    const position = pliers({});
    play(position, '0 running-pliers B1@C1');
    expect(legal(position, 0)).toEqual(['done']);
  });

  test('G-40: obey all placement rules', () => {
    expect(refusals(pliers({ pool: 'R1' }), '0 running-pliers R1@C1')).toEqual(['G-24 same-colour']);
    expect(legal(pliers({ pool: 'R1' }), 0, 'running-pliers ')).toEqual(['R1@B1', 'R1@B3', 'R1@D1']);
  });

  test('G-88: work for the last player of a round, and skip the turn that would follow at once', () => {
    const position = pliers({ start: 1, turn: 1 });
    play(position, '0 running-pliers B1@C1');
    expect(play(position, '0 done')).toEqual([
      { type: 'turn-ended', rule: 'G-13', seat: 0, passed: false },
      { type: 'turn-skipped', rule: 'G-40', seat: 0 },
    ]);
    expect(sagrada.toAct(position)).toEqual({ kind: 'decide', seats: [1] });
  });

  test('G-88: may be used by both players', () => {
    const position = pliers({
      seats: [
        { pattern: 'comitas', dice: 'C2R4' },
        { pattern: 'fractal-drops', dice: 'D3R4' },
      ],
      pool: 'B1 G6 P3',
    });
    play(position, '0 running-pliers B1@C1', '0 done', '1 P3@D4', '1 running-pliers G6@D5');
    expect(play(position, '1 done').map(({ type }) => type)).toEqual([
      'turn-ended',
      'turn-skipped',
      'turn-skipped',
      'round-ended',
    ]);
  });
});
