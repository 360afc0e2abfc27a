import { describe, expect, test } from 'vitest';
import { COLOURS, HOUSE_STRIPS, parseStripSet, sintra, type Space } from '../src/index.ts';

const problems = (json: unknown, players = 2): string[] => {
  const parsed = sintra.parseOptions(json, players);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${reason.rule} ${reason.key} ${path}`);
};

const setProblems = (json: unknown): string[] => {
  const parsed = parseStripSet(json);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${reason.rule} ${reason.key} ${path}`);
};

/** The house strips with changes. */
const strips = (changes: Readonly<Record<number, object>>): object[] =>
  HOUSE_STRIPS.map((strip, index) => ({ ...strip, ...changes[index] }));

describe('options', () => {
  test('default to palace side A, no floor, the house strips, and any start', () => {
    expect(sintra.parseOptions({}, 2)).toStrictEqual({
      ok: true,
      value: { side: 'A', scoreFloor: false, strips: 'house' },
    });
  });

  test('keep known fields, and drop unknown ones', () => {
    const json = { side: 'B', scoreFloor: true, strips: HOUSE_STRIPS, start: 3, mood: 'merry' };
    const value = { side: 'B', scoreFloor: true, strips: HOUSE_STRIPS, start: 3 };
    expect(sintra.parseOptions(json, 4)).toStrictEqual({ ok: true, value });
    const any = { side: 'A', scoreFloor: false, strips: HOUSE_STRIPS };
    expect(sintra.parseOptions({ strips: HOUSE_STRIPS }, 4)).toStrictEqual({ ok: true, value: any });
    expect(sintra.parseOptions({ strips: 'house', start: 0 }, 2)).toEqual({
      ok: true,
      value: { side: 'A', scoreFloor: false, strips: 'house', start: 0 },
    });
  });

  test('refuse the other game’s fields', () => {
    expect(sintra.parseOptions({ tools: 3, strips: strips({ 2: { colour: 'pink' } }) }, 2)).toMatchObject({
      problems: [
        { path: 'strips[2].colour', reason: { rule: 'R-05', key: 'field-misplaced' } },
        { path: 'tools', reason: { rule: 'record', key: 'field-misplaced' } },
      ],
    });
  });

  test('R-09: allow only a seat at the table as the chosen start', () => {
    expect(problems({ start: 2 }, 2)).toEqual(['R-09 field-wrong start']);
    expect(problems({ start: -1 }, 2)).toEqual(['R-09 field-wrong start']);
    expect(problems({ start: 2 }, 3)).toEqual([]);
  });

  test('report every problem', () => {
    expect(problems({ side: 'a', scoreFloor: 1, strips: 'mine', start: 0.5 }, 5)).toEqual([
      'R-01 field-wrong players',
      'R-04 field-wrong side',
      'R-80 field-wrong scoreFloor',
      'R-05 field-wrong strips',
      'R-09 field-wrong start',
    ]);
    for (const json of [null, undefined, 7, 'A', []]) expect(problems(json)).toEqual(['record field-wrong ']);
  });

  test('check their strips like any strip set', () => {
    expect(problems({ strips: strips({ 0: { id: 2 } }) })).toEqual(['R-05 strip-set-ids strips']);
    expect(problems({ strips: strips({ 3: { front: ['pink'] } }) })).toEqual(['R-05 field-wrong strips[3].front']);
  });

  test('do not change with the original object', () => {
    const given = strips({}).map((strip) => structuredClone(strip)) as { front: string[] }[];
    const parsed = sintra.parseOptions({ strips: given }, 2);
    given[0].front[0] = 'joker';
    expect(parsed).toMatchObject({ ok: true, value: { strips: HOUSE_STRIPS } });
  });
});

describe('strip sets', () => {
  test('R-05: have 8 strips of 5 spaces per side', () => {
    expect(parseStripSet(HOUSE_STRIPS)).toEqual({ ok: true, value: HOUSE_STRIPS });
    expect(parseStripSet(HOUSE_STRIPS.toReversed())).toEqual({ ok: true, value: HOUSE_STRIPS.toReversed() });
    expect(setProblems(HOUSE_STRIPS.slice(1))).toEqual(['R-05 field-wrong ']);
    expect(setProblems([...HOUSE_STRIPS, HOUSE_STRIPS[0]])).toEqual(['R-05 field-wrong ']);
    expect(setProblems(strips({ 1: { back: ['pink', 'pink', 'pink', 'pink'] } }))).toEqual([
      'R-05 field-wrong [1].back',
    ]);
    expect(setProblems(strips({ 1: { back: ['pink', 'pink', 'pink', 'pink', 'red'] } }))).toEqual([
      'R-05 field-wrong [1].back[4]',
    ]);
    expect(setProblems(strips({ 2: { front: undefined } }))).toEqual(['R-05 field-missing [2].front']);
    expect(setProblems('house')).toEqual(['R-05 field-wrong ']);
  });

  test('R-05: have the ids 1 to 8, each once', () => {
    expect(setProblems(strips({ 0: { id: 2 } }))).toEqual(['R-05 strip-set-ids ']);
    expect(setProblems(strips({ 0: { id: 0 } }))).toEqual(['R-05 field-wrong [0].id']);
    expect(setProblems(strips({ 7: { id: 9 } }))).toEqual(['R-05 field-wrong [7].id']);
  });

  test('R-05: have jokers on one side only, exactly two', () => {
    const plain = ['pink', 'pink', 'pink', 'pink', 'pink'];
    const one = ['joker', ...plain.slice(1)];
    const two = ['joker', 'joker', ...plain.slice(2)];
    const three = ['joker', 'joker', 'joker', 'pink', 'pink'];
    expect(setProblems(strips({ 7: { back: plain } }))).toEqual(['R-05 strip-set-jokers ']);
    expect(setProblems(strips({ 7: { back: one } }))).toEqual(['R-05 strip-set-jokers ']);
    expect(setProblems(strips({ 7: { back: three } }))).toEqual(['R-05 strip-set-jokers ']);
    expect(setProblems(strips({ 0: { front: two } }))).toEqual(['R-05 strip-set-jokers ']);
    expect(setProblems(strips({ 7: { back: plain, front: two } }))).toEqual([]);
    expect(setProblems(strips({ 0: { id: 2, front: two } }))).toEqual([
      'R-05 strip-set-ids ',
      'R-05 strip-set-jokers ',
    ]);
  });

  test('R-05: our own set is balanced: each colour has 15 or 16 spaces, and three of them on two sides', () => {
    const sides = HOUSE_STRIPS.flatMap(({ front, back }) => [front, back]);
    for (const colour of COLOURS) {
      const counts = sides.map((side) => side.filter((space) => space === colour).length);
      expect([15, 16]).toContain(counts.reduce((sum, count) => sum + count, 0));
      expect(counts.filter((count) => count === 3)).toHaveLength(2);
    }
  });

  test('R-05: our own set has two or three colours on each side', () => {
    const kinds = HOUSE_STRIPS.flatMap(({ front, back }) => [front, back]).map(kindOf);
    expect(kinds.filter((kind) => kind === '3+2')).toHaveLength(8);
    expect(kinds.filter((kind) => kind === '2+2+1')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === '3+1+1')).toHaveLength(2);
  });
});

/** How many spaces of each kind a side has, the most first. */
const kindOf = (side: readonly Space[]): string =>
  [...new Set(side)]
    .map((space) => side.filter((other) => other === space).length)
    .toSorted((a, b) => b - a)
    .join('+');
