/** The tools that change the die just taken, before it is placed. One `describe` for each. */
import { describe, expect, test } from 'vitest';
import { sagrada, type ToolId } from '../../src/index.ts';
import { dice, event, legal, play, refusals, table } from '../table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const using = (tool: ToolId, own: string, pool: string, track = '') =>
  table({
    seats: [{ pattern: 'comitas', dice: own }, {}],
    pool,
    track,
    tools: [tool, 'glazing-hammer', 'running-pliers'],
  });

describe('grozing pliers', () => {
  test('G-33: the die goes up or down by exactly 1', () => {
    const position = using('grozing-pliers', 'C2R4', 'B2 G6');
    expect(legal(position, 0, 'grozing-pliers ').filter((line) => line.startsWith('B2'))).toEqual([
      'B2=1@B1',
      'B2=1@B3',
      'B2=1@C1',
      'B2=1@C3',
      'B2=1@D1',
      'B2=3@B1',
      'B2=3@B3',
      'B2=3@C1',
      'B2=3@C3',
    ]);
    expect(play(position, '0 grozing-pliers B2=3@C1').slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: 'B2' },
      { type: 'turned', rule: 'G-33', seat: 0, tool: 'grozing-pliers', from: 'B2', to: 'B3' },
      { type: 'placed', rule: 'G-31', seat: 0, die: 'B3', cell: 'C1' },
    ]);
    expect(dice(position, 0)).toEqual({ C2: 'R4', C1: 'B3' });
  });

  test('G-33: by no other number, and not from 6 to 1 nor from 1 to 6', () => {
    const position = using('grozing-pliers', 'C2R4', 'B2 G6 P1');
    expect(sagrada.why(position, event('0 grozing-pliers B2=4@B3'))).toEqual([
      { rule: 'G-33', key: 'grozing-step', args: { die: 'B2', value: 4 } },
    ]);
    for (const use of ['B2=2@C1', 'G6=1@C1', 'P1=6@C1', 'B2=5@C1']) {
      expect(refusals(position, `0 grozing-pliers ${use}`)).toEqual(['G-33 grozing-step']);
    }
    expect(legal(position, 0, 'grozing-pliers G6').every((line) => line.startsWith('=5'))).toBe(true);
    expect(legal(position, 0, 'grozing-pliers P1').every((line) => line.startsWith('=2'))).toBe(true);
  });

  test('G-85: what counts is the die after the tool', () => {
    const position = using('grozing-pliers', 'C2R4', 'B4');
    expect(refusals(position, '0 B4@C1')).toEqual(['G-24 same-value']);
    expect(refusals(position, '0 grozing-pliers B4=5@C1')).toEqual([]);
    expect(refusals(using('grozing-pliers', 'C2R4', 'B3'), '0 grozing-pliers B3=4@C1')).toEqual(['G-24 same-value']);
    expect(refusals(position, '0 grozing-pliers G4=5@C1')).toEqual(['G-20 not-in-pool']);
  });
});

describe('grinding stone', () => {
  test.each([
    ['B1', 'B6'],
    ['B2', 'B5'],
    ['B3', 'B4'],
    ['B4', 'B3'],
    ['B5', 'B2'],
    ['B6', 'B1'],
  ])('G-42: turns %s to %s', (from, to) => {
    const position = using('grinding-stone', '', from);
    expect(play(position, `0 grinding-stone ${from}@A2`).slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: from },
      { type: 'turned', rule: 'G-42', seat: 0, tool: 'grinding-stone', from, to },
      { type: 'placed', rule: 'G-31', seat: 0, die: to, cell: 'A2' },
    ]);
    expect(dice(position, 0)).toEqual({ A2: to });
  });

  test('G-85: the turned die must fit, not the one taken', () => {
    const position = using('grinding-stone', 'C2R4', 'B3');
    expect(refusals(position, '0 grinding-stone B3@C1')).toEqual(['G-24 same-value']);
    expect(legal(position, 0, 'grinding-stone ')).toEqual(['B3@B1', 'B3@B3']);
    expect(legal(using('grinding-stone', 'C2R4', 'B4'), 0, 'grinding-stone ')).toEqual([
      'B4@B1',
      'B4@B3',
      'B4@C1',
      'B4@C3',
    ]);
  });
});

describe('cork-backed straightedge', () => {
  test('G-41: places the die where it touches no other', () => {
    const position = using('cork-backed-straightedge', 'C2R4', 'B1');
    expect(legal(position, 0, 'cork-backed-straightedge ')).toEqual(['B1@A2', 'B1@A4', 'B1@D5']);
    expect(refusals(position, '0 cork-backed-straightedge B1@C1')).toEqual(['G-41 touches-a-die']);
    expect(play(position, '0 cork-backed-straightedge B1@A4').slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: 'B1' },
      { type: 'placed', rule: 'G-41', seat: 0, die: 'B1', cell: 'A4' },
    ]);
  });

  test('G-41: all else holds', () => {
    const position = using('cork-backed-straightedge', 'C2R4', 'B1');
    expect(refusals(position, '0 cork-backed-straightedge B1@A5')).toEqual(['G-23 printed-value']);
    expect(refusals(position, '0 cork-backed-straightedge B1@C2')).toEqual(['G-20 occupied']);
  });

  test('G-86, G-96: on an empty window the edge rule stays, and the tool is allowed at full price', () => {
    const position = using('cork-backed-straightedge', '', 'B4');
    expect(refusals(position, '0 cork-backed-straightedge B4@B2')).toEqual(['G-21 not-on-edge']);
    expect(play(position, '0 cork-backed-straightedge B4@A2')[0]).toMatchObject({ type: 'tokens-paid', tokens: 1 });
  });
});

describe('lens cutter', () => {
  test('G-37: swaps the die with one on the track; both keep their values', () => {
    const position = using('lens-cutter', 'C2R4', 'B1 P3', '1G6 1Y2 1G6');
    expect(play(position, '0 lens-cutter B1~1:G6@C1').slice(1)).toEqual([
      { type: 'taken', rule: 'G-31', seat: 0, die: 'B1' },
      { type: 'swapped', rule: 'G-37', seat: 0, round: 1, from: 'B1', to: 'G6' },
      { type: 'placed', rule: 'G-31', seat: 0, die: 'G6', cell: 'C1' },
    ]);
    expect(sagrada.view(position, 0)).toMatchObject({ track: [['B1', 'Y2', 'G6']], pool: ['P3'] });
    expect(dice(position, 0)).toEqual({ C2: 'R4', C1: 'G6' });
  });

  test('G-37: equal dice of a round are one choice, of different rounds two', () => {
    const position = table({
      seats: [{ pattern: 'comitas', dice: 'C2R4' }, {}],
      pool: 'B1',
      round: 4,
      track: '1G6 1G6 3G6 3Y4',
      tools: ['lens-cutter', 'glazing-hammer', 'running-pliers'],
    });
    expect(legal(position, 0, 'lens-cutter ')).toEqual([
      'B1~1:G6@B1',
      'B1~1:G6@B3',
      'B1~1:G6@C1',
      'B1~1:G6@C3',
      'B1~3:Y4@B1',
      'B1~3:Y4@B3',
      'B1~3:Y4@D3',
      'B1~3:G6@B1',
      'B1~3:G6@B3',
      'B1~3:G6@C1',
      'B1~3:G6@C3',
    ]);
  });

  test('G-37: the die must lie on the track, in that round', () => {
    const position = using('lens-cutter', 'C2R4', 'B1', '1G6');
    expect(sagrada.why(position, event('0 lens-cutter B1~2:G6@C1'))).toEqual([
      { rule: 'G-37', key: 'not-on-track', args: { round: 2, die: 'G6' } },
    ]);
    expect(refusals(position, '0 lens-cutter B1~1:G5@C1')).toEqual(['G-37 not-on-track']);
    expect(refusals(position, '0 lens-cutter B2~1:G6@C1')).toEqual(['G-20 not-in-pool']);
  });

  test('G-85: the die from the track must fit, the one taken need not', () => {
    expect(refusals(using('lens-cutter', 'C2R4', 'R4', '1G6'), '0 lens-cutter R4~1:G6@C1')).toEqual([]);
    expect(refusals(using('lens-cutter', 'C2R4', 'B1', '1R6'), '0 lens-cutter B1~1:R6@C1')).toEqual([
      'G-24 same-colour',
    ]);
  });

  test('G-96: an equal die may be swapped', () => {
    expect(refusals(using('lens-cutter', 'C2R4', 'B1', '1B1'), '0 lens-cutter B1~1:B1@C1')).toEqual([]);
  });

  test('G-89: not usable while no die lies on the track', () => {
    const position = using('lens-cutter', 'C2R4', 'B1');
    expect(refusals(position, '0 lens-cutter B1~1:G6@C1')).toEqual(['G-89 track-empty']);
    expect(legal(position, 0, 'lens-cutter')).toEqual([]);
  });
});

describe('running pliers', () => {
  const pliers = (given: object) =>
    table({
      seats: [{ pattern: 'comitas', dice: 'C2R4' }, {}],
      pool: 'B1 G6',
      drafted: true,
      tools: ['running-pliers', 'lathekin', 'tap-wheel'],
      ...given,
    });

  test('G-40: drafts a second die at once, and skips the second turn of the round', () => {
    const position = pliers({});
    expect(play(position, '0 running-pliers B1@C1').slice(1)).toEqual([
      { type: 'taken', rule: 'G-40', seat: 0, die: 'B1' },
      { type: 'placed', rule: 'G-40', seat: 0, die: 'B1', cell: 'C1' },
    ]);
    expect(sagrada.view(position, 0).skipping).toEqual([0]);
    play(position, '0 done', '1 done');
    expect(play(position, '1 done').slice(1)).toEqual([
      { type: 'turn-skipped', rule: 'G-40', seat: 0 },
      { type: 'round-ended', rule: 'G-14', round: 2, dice: ['G6'] },
    ]);
    expect(sagrada.view(position, 0).skipping).toEqual([]);
  });

  test('G-40: the skipped turn is that round’s only', () => {
    const position = pliers({});
    play(position, '0 running-pliers B1@C1', '0 done', '1 done', '1 done', 'roll 3 Y1 Y2 Y3 Y4 Y5');
    play(position, '1 done', '0 done');
    expect(sagrada.toAct(position)).toEqual({ kind: 'decide', seats: [0] });
  });

  test('G-40: only in the first turn of a round', () => {
    expect(refusals(pliers({ turn: 3 }), '0 running-pliers B1@C1')).toEqual(['G-40 pliers-second-turn']);
    expect(legal(pliers({ turn: 3 }), 0, 'running-pliers')).toEqual([]);
  });

  test('G-87: one die, and only after drafting this turn', () => {
    expect(refusals(pliers({ drafted: false }), '0 running-pliers B1@C1')).toEqual(['G-87 pliers-before-draft']);
    const position = pliers({});
    play(position, '0 running-pliers B1@C1');
    expect(legal(position, 0)).toEqual(['done']);
  });

  test('G-40: all placement rules hold', () => {
    expect(refusals(pliers({ pool: 'R1' }), '0 running-pliers R1@C1')).toEqual(['G-24 same-colour']);
    expect(legal(pliers({ pool: 'R1' }), 0, 'running-pliers ')).toEqual(['R1@B1', 'R1@B3', 'R1@D1']);
  });

  test('G-88: the last player of a round may use them; the turn that would follow at once is skipped', () => {
    const position = pliers({ start: 1, turn: 1 });
    play(position, '0 running-pliers B1@C1');
    expect(play(position, '0 done')).toEqual([
      { type: 'turn-ended', rule: 'G-13', seat: 0, passed: false },
      { type: 'turn-skipped', rule: 'G-40', seat: 0 },
    ]);
    expect(sagrada.toAct(position)).toEqual({ kind: 'decide', seats: [1] });
  });

  test('G-88: both players may skip', () => {
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
