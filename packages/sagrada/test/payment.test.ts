import { describe, expect, test } from 'vitest';
import { sagrada } from '../src/index.ts';
import { event, legal, play, refusals, table } from './table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const seats = (tokens: number) => [{ pattern: 'comitas', dice: 'C2R4', tokens } as const, { tokens: 3 }];
const brush = (tokens: number, on: number) =>
  table({
    seats: seats(tokens),
    pool: 'B1',
    tools: ['eglomise-brush', 'flux-brush', 'lathekin'],
    tokensOn: [on, 0, 0],
  });

describe('tools and Favor tokens', () => {
  test('G-30: the first use costs 1 token, every further one 2; the tokens stay on the tool', () => {
    const position = brush(4, 0);
    expect(play(position, '0 eglomise-brush C2-C1')[0]).toEqual({
      type: 'tokens-paid',
      rule: 'G-30',
      seat: 0,
      tool: 'eglomise-brush',
      tokens: 1,
    });
    expect(sagrada.view(position, 0)).toMatchObject({ tools: [{ tokens: 1 }, { tokens: 0 }, { tokens: 0 }] });
    expect(sagrada.view(position, 0).seats.map(({ tokens }) => tokens)).toEqual([3, 3]);
    play(position, '0 done', '1 done', '1 done');
    expect(play(position, '0 eglomise-brush C1-B1')[0]).toMatchObject({ tokens: 2 });
    expect(sagrada.view(position, 0).seats[0].tokens).toBe(1);
    expect(sagrada.view(position, 0).tools[0].tokens).toBe(3);
  });

  test('G-30: a tool cannot be used without enough tokens', () => {
    expect(sagrada.why(brush(1, 1), event('0 eglomise-brush C2-C1'))).toEqual([
      { rule: 'G-30', key: 'too-few-tokens', args: { tool: 'eglomise-brush', price: 2, tokens: 1 } },
    ]);
    expect(refusals(brush(2, 1), '0 eglomise-brush C2-C1')).toEqual([]);
    expect(refusals(brush(1, 0), '0 eglomise-brush C2-C1')).toEqual([]);
    expect(refusals(brush(0, 0), '0 eglomise-brush C2-C1')).toEqual(['G-30 too-few-tokens']);
    expect(legal(brush(0, 0), 0).filter((line) => /brush|lathekin/.test(line))).toEqual([]);
  });

  test('G-30: all reasons are reported at once', () => {
    const position = table({
      seats: seats(0),
      pool: 'B1',
      tools: ['flux-brush', 'tap-wheel', 'lathekin'],
      drafted: true,
    });
    expect(refusals(position, '0 flux-brush B1')).toEqual(['G-30 too-few-tokens', 'G-31 tool-after-draft']);
  });

  test('G-30: with 2 players or more no die pays', () => {
    expect(refusals(brush(3, 0), '0 eglomise-brush C2-C1 pay B1')).toEqual(['G-30 pay-misplaced']);
  });

  test('G-06: only dealt tools can be used', () => {
    expect(refusals(brush(3, 0), '0 tap-wheel C2-C1')).toEqual(['G-06 tool-absent']);
  });

  test.each([
    ['grozing-pliers', 'B1=2@C1'],
    ['lens-cutter', 'B1~1:G6@C1'],
    ['flux-brush', 'B1'],
    ['cork-backed-straightedge', 'B1@A4'],
    ['grinding-stone', 'B1@C1'],
    ['flux-remover', 'B1'],
  ] as const)('G-31: %s is the draft of the turn', (tool, use) => {
    const given = {
      seats: seats(3),
      pool: 'B1 P2',
      track: '1G6',
      tools: [tool, 'lathekin', 'running-pliers'] as const,
    };
    expect(refusals(table(given), `0 ${tool} ${use}`)).toEqual([]);
    expect(refusals(table({ ...given, drafted: true }), `0 ${tool} ${use}`)).toEqual(['G-31 tool-after-draft']);
    const position = table(given);
    play(position, `0 ${tool} ${use}`);
    expect(sagrada.view(position, 0).turn).toMatchObject({ drafted: true, tooled: true });
  });

  test.each([
    ['eglomise-brush', 'C2-C1'],
    ['copper-foil-burnisher', 'C2-C1'],
    ['tap-wheel', 'C2-C1'],
    ['lathekin', 'C2-C1,D1-C2'],
  ] as const)('G-32: %s can be used before or after drafting, and is not a draft', (tool, use) => {
    const own = [{ pattern: 'comitas', dice: 'C2R4 D1P1' } as const, {}];
    const tools = [tool, 'flux-brush', 'flux-remover'] as const;
    for (const drafted of [false, true]) {
      const position = table({ seats: own, pool: 'B1', track: '1R6', tools, drafted });
      play(position, `0 ${tool} ${use}`);
      expect(sagrada.view(position, 0).turn).toMatchObject({ drafted, tooled: true });
    }
  });

  test('G-80: a tool is offered only if it has a legal outcome', () => {
    const empty = table({ pool: 'B1', tools: ['eglomise-brush', 'lathekin', 'copper-foil-burnisher'] });
    expect(legal(empty, 0).filter((line) => !line.includes('@'))).toEqual(['done']);
    const noDice = table({ pool: '', turn: 3, tools: ['glazing-hammer', 'flux-brush', 'flux-remover'] });
    expect(legal(noDice, 0)).toEqual(['done']);
    expect(refusals(noDice, '0 glazing-hammer')).toEqual(['G-80 hammer-no-dice']);
  });

  test('G-80: flux tools and hammer have an outcome whenever there is a die', () => {
    const position = table({ pool: 'B1', turn: 3, tools: ['glazing-hammer', 'flux-brush', 'flux-remover'] });
    expect(legal(position, 0).filter((line) => !line.includes('@'))).toEqual([
      'glazing-hammer',
      'flux-brush B1',
      'flux-remover B1',
      'done',
    ]);
  });
});
