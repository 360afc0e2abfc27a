import { describe, expect, test } from 'vitest';
import { sagrada, type ToolId } from '../src/index.ts';
import { event, legal, play, refusals, table } from './table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const solo = (tools: readonly ToolId[], pool: string, given: object = {}) =>
  table({ seats: [{ pattern: 'comitas', dice: 'C2R4' }], tools, pool, ...given });

describe('solo', () => {
  test('G-63: has 4 dice a round, and 2 turns in a row', () => {
    const position = solo(['lathekin'], '', { phase: 'roll', round: 0 });
    expect(refusals(position, 'roll 1 R1 R2 R3')).toEqual(['G-63 roll-count']);
    expect(play(position, 'roll 1 R1 R2 R3 R5')).toMatchObject([{ type: 'rolled', rule: 'G-63' }]);
    expect(sagrada.view(position, 0).turn).toMatchObject({ seat: 0, which: 1 });
    play(position, '0 done');
    expect(sagrada.view(position, 0).turn).toMatchObject({ seat: 0, which: 2 });
    play(position, '0 done');
    expect(sagrada.toAct(position)).toEqual({ kind: 'chance', event: 'roll', labels: ['roll:2'] });
  });

  test('G-64: a die of the tool’s colour pays; die and tool leave the game', () => {
    const position = solo(['eglomise-brush', 'lathekin'], 'B2 G6');
    expect(play(position, '0 eglomise-brush C2-C1 pay B2')).toEqual([
      { type: 'die-paid', rule: 'G-64', seat: 0, tool: 'eglomise-brush', die: 'B2' },
      { type: 'moved', rule: 'G-34', seat: 0, die: 'R4', from: 'C2', to: 'C1' },
    ]);
    expect(sagrada.view(position, 0)).toMatchObject({
      pool: ['G6'],
      paid: ['B2'],
      tools: [{ spent: true }, { spent: false }],
    });
    play(position, '0 done');
    expect(refusals(position, '0 eglomise-brush C1-B1 pay B2')).toEqual(['G-64 tool-spent', 'G-91 pay-not-in-pool']);
  });

  test('G-64: the payment leaves the pool first, then the tool works', () => {
    const position = solo(['glazing-hammer'], 'B2 G6 B5', { turn: 1 });
    play(position, '0 glazing-hammer pay B2');
    expect(refusals(position, 'rerolled B1 G1 B1')).toEqual(['G-39 reroll-count']);
    play(position, 'rerolled G1 B1');
    expect(sagrada.view(position, 0).pool).toEqual(['G1', 'B1']);
    expect(legal(solo(['glazing-hammer'], 'B2', { turn: 1 }), 0)).not.toContain('glazing-hammer pay B2');
    expect(refusals(solo(['glazing-hammer'], 'B2', { turn: 1 }), '0 glazing-hammer pay B2')).toEqual([
      'G-80 hammer-no-dice',
    ]);
  });

  test('G-64: without a die of the colour, or without paying, the tool cannot be used', () => {
    const position = solo(['eglomise-brush'], 'R2 G6');
    expect(sagrada.why(position, event('0 eglomise-brush C2-C1'))).toEqual([
      { rule: 'G-64', key: 'pay-missing', args: { tool: 'eglomise-brush', colour: 'B' } },
    ]);
    expect(sagrada.why(position, event('0 eglomise-brush C2-C1 pay R2'))).toEqual([
      { rule: 'G-64', key: 'pay-colour', args: { tool: 'eglomise-brush', colour: 'B' } },
    ]);
    expect(legal(position, 0, 'eglomise-brush')).toEqual([]);
  });

  test('G-91: any pool die of the colour pays, and each different one is another move', () => {
    const position = solo(['eglomise-brush'], 'B2 B5 B2 R1');
    const pays = legal(position, 0, 'eglomise-brush C2-C1 pay ');
    expect(pays).toEqual(['B2', 'B5']);
    expect(refusals(position, '0 eglomise-brush C2-C1 pay B6')).toEqual(['G-91 pay-not-in-pool']);
  });

  test('G-91: but not the die drafted in the same move', () => {
    const position = solo(['grinding-stone'], 'G2 B6');
    expect(sagrada.why(position, event('0 grinding-stone G2@C1 pay G2'))).toEqual([
      { rule: 'G-91', key: 'not-in-pool', args: { die: 'G2' } },
    ]);
    expect(legal(position, 0, 'grinding-stone ').every((line) => line.startsWith('B6'))).toBe(true);
    expect(refusals(solo(['grinding-stone'], 'G2 G2'), '0 grinding-stone G2@C1 pay G2')).toEqual([]);
  });

  test('G-98: one tool a turn', () => {
    const position = solo(['eglomise-brush', 'copper-foil-burnisher'], 'B2 R6');
    play(position, '0 eglomise-brush C2-C1 pay B2');
    expect(refusals(position, '0 copper-foil-burnisher C1-B1 pay R6')).toEqual(['G-13 tool-used']);
  });

  test('G-88: running pliers skip the turn that would follow at once', () => {
    const position = solo(['running-pliers'], 'B2 R6 P1', { drafted: true });
    play(position, '0 running-pliers B2@C1 pay R6');
    expect(play(position, '0 done').map(({ type }) => type)).toEqual(['turn-ended', 'turn-skipped', 'round-ended']);
  });

  test('G-65: dice left over go to the track unchanged, and there may be none', () => {
    const position = solo(['lathekin'], 'B2 R6', { turn: 1 });
    expect(play(position, '0 done')[1]).toEqual({ type: 'round-ended', rule: 'G-65', round: 2, dice: ['B2', 'R6'] });
    const empty = solo(['lathekin'], '', { turn: 1, track: '1R1' });
    expect(play(empty, '0 done')[1]).toEqual({ type: 'round-ended', rule: 'G-65', round: 2, dice: [] });
    expect(sagrada.view(empty, 0).track).toEqual([['R1'], []]);
  });

  test('G-89: the track may be empty later as well', () => {
    const position = solo(['lens-cutter'], 'G2 B6', { round: 5 });
    expect(refusals(position, '0 lens-cutter B6~1:R1@C1 pay G2')).toEqual(['G-89 track-empty']);
  });
});

describe('the end of a solo game', () => {
  const dice = 'A2P6 A4P5 C1B3 C2R4';
  const ended = (track: string, own = 'PB', given: object = {}) => {
    const seats = [{ pattern: 'comitas', dice, own } as const];
    const position = table({ seats, tools: ['lathekin'], track, phase: 'end', round: 10, turn: 2, ...given });
    return { trace: play(position, 'end'), result: sagrada.result(position) };
  };

  test('G-66, G-67: the target is the sum of the track; the better private objective counts, empty spaces cost 3', () => {
    const { result, trace } = ended('1R6 2R5 10B1');
    expect(result).toEqual({
      scores: [2 + 11 - 48],
      ranking: [[0]],
      breakdown: [{ public: [0, 2], private: 11, tokens: 0, empty: -48, total: -35 }],
      target: 12,
      won: false,
    });
    expect(trace).toEqual([
      { type: 'objective-scored', rule: 'G-52', seat: 0, objective: 'light-shades', times: 0, points: 0 },
      { type: 'objective-scored', rule: 'G-52', seat: 0, objective: 'deep-shades', times: 1, points: 2 },
      { type: 'private-scored', rule: 'G-67', seat: 0, colour: 'P', points: 11 },
      { type: 'empty-scored', rule: 'G-67', seat: 0, spaces: 16, points: -48 },
      { type: 'target-missed', rule: 'G-68', seat: 0, score: -35, target: 12 },
    ]);
  });

  test('G-67: the better of the two private objectives counts, whichever it is', () => {
    expect(ended('', 'BP').result?.breakdown[0].private).toBe(11);
    expect(ended('', 'BR').result?.breakdown[0].private).toBe(4);
    expect(ended('', 'GY').trace).toContainEqual({
      type: 'private-scored',
      rule: 'G-67',
      seat: 0,
      colour: 'G',
      points: 0,
    });
  });

  test('G-66: dice paid for tools do not count', () => {
    const position = table({
      seats: [{ pattern: 'comitas', dice }],
      tools: ['eglomise-brush'],
      pool: 'B6',
      round: 10,
      turn: 1,
      drafted: true,
    });
    play(position, '0 eglomise-brush C1-B1 pay B6', '0 done', 'end');
    expect(sagrada.result(position)?.target).toBe(0);
  });

  test('G-68: only strictly more than the target wins', () => {
    const fullGame =
      'A1Y1 A2P6 A3G2 A4P5 A5B6 B1B3 B2R4 B3P1 B4R5 B5Y2 C1G5 C2B6 C3R3 C4Y6 C5B5 D1R1 D2P2 D3Y4 D4G3 D5R1';
    const seats = [{ pattern: 'comitas', dice: fullGame, own: 'PB' } as const];
    const outcome = (track: string) => {
      const position = table({ seats, tools: ['lathekin'], track, phase: 'end', round: 10, turn: 2 });
      const trace = play(position, 'end');
      return { ...sagrada.result(position), last: trace.at(-1)?.type };
    };
    const score = outcome('').scores?.[0] ?? 0;
    const worth = (sum: number): string =>
      Array.from({ length: sum }, (_, i) => `${1 + Math.floor(i / 10)}${'GYRBP'[i % 5]}1`).join(' ');
    expect(score).toBeGreaterThan(20);
    expect(outcome(worth(score - 1))).toMatchObject({ won: true, last: 'target-met' });
    expect(outcome(worth(score))).toMatchObject({ won: false, last: 'target-missed' });
  });
});
