import { describe, expect, test } from 'vitest';
import { fairLuck } from '@leadlight/core';
import { OBJECTIVE_IDS, PATTERN_CARDS, PATTERN_IDS, sagrada, TOOL_IDS, type PatternId } from '../src/index.ts';
import { dealt, event, play, refusals, SETUP_2, SETUP_SOLO, table } from './table.ts';

const start2 = () => sagrada.start({ tools: 3 }, 2);
const changed = (from: string, to: string): string[] => refusals(start2(), SETUP_2.replace(from, to));

describe('components and setup', () => {
  test('G-01: 90 dice, 18 of each colour', () => {
    expect(sagrada.view(start2(), null).bag).toEqual([18, 18, 18, 18, 18]);
    const position = table({ phase: 'roll', round: 3, track: Array.from({ length: 16 }, () => '1R1').join(' ') });
    expect(refusals(position, 'roll 4 R1 R2 B1 B2 B3')).toEqual([]);
    expect(refusals(position, 'roll 4 R1 R2 R3 B2 B3')).toEqual(['G-01 roll-bag']);
  });

  test('G-02: 12 cards with two patterns of difficulty 3 to 6, 12 tools, 10 public objectives', () => {
    expect(PATTERN_IDS).toHaveLength(24);
    expect(TOOL_IDS).toHaveLength(12);
    expect(OBJECTIVE_IDS).toHaveLength(10);
    const cards = Object.values(PATTERN_CARDS);
    for (let card = 1; card <= 12; card++) expect(cards.filter((each) => each.card === card)).toHaveLength(2);
    expect(new Set(cards.map(({ difficulty }) => difficulty))).toEqual(new Set([3, 4, 5, 6]));
    for (const { grid } of cards) expect(grid.join('')).toMatch(/^[RYGBP1-6.]{20}$/);
  });

  test('G-03: one private objective each, all different', () => {
    expect(changed('private=Y,B', 'private=Y,Y')).toEqual(['G-03 setup-private']);
    expect(changed('private=Y,B', 'private=Y.G,B')).toEqual(['G-03 setup-private']);
    expect(changed('private=Y,B', 'private=Y')).toEqual(['G-03 setup-seats']);
    expect(changed('private=Y,B', 'private=Y,?')).toEqual([]);
  });

  test('G-04: two whole cards for each seat, no card twice', () => {
    expect(changed('suns-glory.firelight', 'suns-glory.virtus')).toEqual(['G-04 setup-offers', 'G-04 setup-offers']);
    expect(changed('suns-glory.firelight', 'suns-glory.suns-glory')).toEqual(['G-04 setup-offers']);
    expect(changed('batllo.bellesguard', 'suns-glory.firelight')).toEqual(['G-04 setup-offers']);
    expect(changed('comitas.chromatic-splendor', 'comitas.via-lux')).toEqual(['G-04 setup-offers']);
    expect(changed('suns-glory.firelight', 'firelight.suns-glory')).toEqual([]);
  });

  test('G-04: one of the patterns on offer is chosen, once', () => {
    const position = dealt(2, SETUP_2);
    expect(sagrada.legal(position, 0).map((move) => move.type === 'choose' && move.pattern)).toEqual([
      'suns-glory',
      'firelight',
      'comitas',
      'chromatic-splendor',
    ]);
    expect(refusals(position, '0 choose batllo')).toEqual(['G-04 not-offered']);
    expect(refusals(position, '0 choose ?')).toEqual(['G-04 pattern-missing']);
    expect(refusals(position, '3 choose batllo')).toEqual(['G-04 field-wrong']);
    play(position, '0 choose comitas');
    expect(refusals(position, '0 choose firelight')).toEqual(['G-04 already-chosen']);
    expect(sagrada.legal(position, 0)).toEqual([]);
  });

  test.each([
    ['suns-glory', 6],
    ['firelight', 5],
    ['chromatic-splendor', 4],
  ] as const)('G-05: %s comes with %i Favor tokens', (pattern, tokens) => {
    const position = dealt(2, SETUP_2);
    expect(play(position, `0 choose ${pattern}`)).toEqual([
      { type: 'chosen', rule: 'G-04', seat: 0, pattern },
      { type: 'tokens-received', rule: 'G-05', seat: 0, tokens },
    ]);
    expect(sagrada.view(position, 0).seats[0].tokens).toBe(tokens);
  });

  test('G-06: three tools and three public objectives, all different', () => {
    expect(changed('tools=lathekin.tap-wheel.flux-brush', 'tools=lathekin.tap-wheel')).toEqual(['G-06 setup-tools']);
    expect(changed('lathekin.tap-wheel', 'lathekin.lathekin')).toEqual(['G-06 setup-tools']);
    expect(changed('light-shades.deep-shades.color-variety', 'light-shades.deep-shades')).toEqual([
      'G-06 setup-public',
    ]);
    expect(changed('light-shades.deep-shades', 'light-shades.light-shades')).toEqual(['G-06 setup-public']);
    expect(play(start2(), SETUP_2)).toEqual([
      {
        type: 'dealt',
        rule: 'G-06',
        seat: 1,
        tools: ['lathekin', 'tap-wheel', 'flux-brush'],
        public: ['light-shades', 'deep-shades', 'color-variety'],
      },
    ]);
  });

  test('G-06: with 2 players or more the number of tools cannot be chosen', () => {
    expect(sagrada.parseOptions({ tools: 3 }, 2)).toEqual({ ok: true, value: { tools: 3 } });
    expect(sagrada.parseOptions({}, 4)).toEqual({ ok: true, value: { tools: 3 } });
    expect(sagrada.parseOptions({ tools: 4 }, 2)).toEqual({
      ok: false,
      problems: [{ path: 'tools', reason: { rule: 'G-06', key: 'field-wrong', args: { path: 'tools' } } }],
    });
  });

  test('G-07: the start is decided by chance, or by the creator of the table', () => {
    expect(refusals(start2(), SETUP_2.replace('setup 1', 'setup 2'))).toEqual(['G-07 setup-start']);
    const chosen = sagrada.start({ tools: 3, start: 0 }, 2);
    expect(refusals(chosen, SETUP_2)).toEqual(['G-07 setup-start']);
    expect(refusals(chosen, SETUP_2.replace('setup 1', 'setup 0'))).toEqual([]);
    expect(sagrada.toAct(chosen)).toMatchObject({ labels: ['private', 'public', 'tools', 'windows'] });
    expect(sagrada.toAct(start2())).toMatchObject({ labels: ['start', 'private', 'public', 'tools', 'windows'] });
    expect(sagrada.parseOptions({ start: 2 }, 2)).toMatchObject({ problems: [{ reason: { rule: 'G-07' } }] });
    expect(sagrada.parseOptions({ start: 1 }, 2)).toEqual({ ok: true, value: { tools: 3, start: 1 } });
  });

  test('G-99: all choose at the same time, in any order', () => {
    const position = dealt(2, SETUP_2);
    expect(sagrada.toAct(position)).toEqual({ kind: 'decide', seats: [0, 1] });
    play(position, '1 choose virtus');
    expect(sagrada.toAct(position)).toEqual({ kind: 'decide', seats: [0] });
    play(position, '0 choose comitas');
    expect(sagrada.toAct(position)).toEqual({ kind: 'chance', event: 'roll', labels: ['roll:1'] });
  });

  test('the deal follows the streams of the record format', () => {
    const position = sagrada.start({ tools: 3 }, 2);
    const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const luck = fairLuck('sagrada', seed, ['ada', 'b_2']);
    const setup = sagrada.draw(position, luck);
    const cards = [1, 2, 4, 10].map((card) => PATTERN_IDS.filter((id) => PATTERN_CARDS[id].card === card));
    expect(setup).toMatchObject({
      type: 'setup',
      offers: [
        [...cards[0], ...cards[1]],
        [...cards[2], ...cards[3]],
      ],
    });
    sagrada.play(position, setup ?? event('end'));
    for (const seat of [0, 1]) sagrada.play(position, sagrada.legal(position, seat)[0]);
    expect(sagrada.draw(position, luck)).toEqual({ type: 'roll', round: 1, dice: ['Y4', 'B3', 'R3', 'R3', 'B1'] });
  });
});

describe('solo setup', () => {
  const solo = (tools = 1) => sagrada.start({ tools }, 1);

  test('G-60: 2 public and 2 private objectives, no Favor tokens', () => {
    const swapped = (from: string, to: string) => refusals(solo(), SETUP_SOLO.replace(from, to));
    expect(swapped('private=Y.B', 'private=Y')).toEqual(['G-60 setup-private']);
    expect(swapped('private=Y.B', 'private=Y.Y')).toEqual(['G-60 setup-private']);
    expect(swapped('light-shades', 'light-shades.medium-shades')).toEqual(['G-60 setup-public']);
    const position = solo();
    expect(play(position, SETUP_SOLO)).toMatchObject([{ type: 'dealt', rule: 'G-60' }]);
    expect(play(position, '0 choose via-lux')).toEqual([{ type: 'chosen', rule: 'G-04', seat: 0, pattern: 'via-lux' }]);
    expect(sagrada.view(position, 0).seats[0].tokens).toBe(0);
  });

  test.each([1, 2, 3, 4, 5])('G-61: %i tools can be chosen', (tools) => {
    expect(sagrada.parseOptions({ tools }, 1)).toEqual({ ok: true, value: { tools } });
    const setup = sagrada.draw(solo(tools), fairLuck('sagrada', '00'.repeat(32), ['']));
    expect(setup?.type === 'setup' && [setup.tools.length, setup.public.length]).toEqual([tools, 2]);
    expect(setup?.type === 'setup' && setup.private[0]).toHaveLength(2);
    expect(setup && sagrada.why(solo(tools), setup)).toEqual([]);
  });

  test('G-61: no fewer and no more', () => {
    for (const tools of [0, 6]) {
      expect(sagrada.parseOptions({ tools }, 1)).toMatchObject({ problems: [{ reason: { rule: 'G-61' } }] });
    }
    expect(refusals(solo(2), SETUP_SOLO)).toEqual(['G-61 setup-tools']);
  });

  test('G-62: the window is one of 4 patterns on 2 cards', () => {
    const position = solo();
    play(position, SETUP_SOLO);
    const patterns: (PatternId | null)[] = sagrada
      .legal(position, 0)
      .flatMap((m) => (m.type === 'choose' ? [m.pattern] : []));
    expect(patterns).toEqual(['suns-glory', 'firelight', 'via-lux', 'industria']);
  });
});
