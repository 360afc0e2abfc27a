import { HOUSE_STRIPS } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { stripOptions } from '../src/strips/chosen.ts';
import {
  emptySpaces,
  emptyStrips,
  faultsOf,
  houseStrips,
  neighbour,
  nextSpace,
  stripsOf,
  withCopy,
  withSpace,
  type StripDraft,
} from '../src/strips/draft.ts';
import { draftsFrom, fileOf, isTaken, LARGEST_FILE, LONGEST_NAME, openFile, uniqueName } from '../src/strips/files.ts';

const HOUSE: StripDraft = { id: 'house', name: 'As ours', strips: houseStrips() };
const FIRST = { strip: 0, side: 'front', space: 0 } as const;

describe('a set in the making', () => {
  test('is empty at first, and no fault', () => {
    expect(emptySpaces(emptyStrips())).toBe(80);
    expect(faultsOf(emptyStrips())).toEqual([]);
    expect(stripsOf(emptyStrips())).toBeUndefined();
  });

  test('is what the options take when it is complete', () => {
    expect(stripsOf(houseStrips())).toEqual(HOUSE_STRIPS);
  });

  test('is played with as long as it is there and complete', () => {
    expect(stripOptions('', [])).toEqual({});
    expect(stripOptions('house', [HOUSE])).toEqual({ strips: HOUSE_STRIPS });
    expect(stripOptions('house', [])).toBeUndefined();
    expect(stripOptions('house', [{ ...HOUSE, strips: emptyStrips() }])).toBeUndefined();
  });

  test('one space more or less changes nothing else', () => {
    const strips = withSpace(houseStrips(), { strip: 7, side: 'back', space: 1 }, null);
    expect(emptySpaces(strips)).toBe(1);
    expect(withSpace(strips, { strip: 7, side: 'back', space: 1 }, 'joker')).toEqual(houseStrips());
  });

  test('R-05: jokers on two sides are refused, with the rule', () => {
    const faults = faultsOf(withSpace(houseStrips(), FIRST, 'joker'));
    expect(faults.map(({ reason }) => [reason.rule, reason.key])).toEqual([['R-05', 'strip-set-jokers']]);
  });

  test('a side can be copied', () => {
    const strips = withCopy(houseStrips(), { strip: 0, side: 'front' }, { strip: 3, side: 'back' });
    expect(strips[3]).toEqual({ front: HOUSE_STRIPS[3].front, back: HOUSE_STRIPS[0].front });
  });
});

describe('from space to space', () => {
  test('all of them in order, and no further', () => {
    let at: Parameters<typeof nextSpace>[0] = FIRST;
    for (let entered = 0; entered < 79; entered++) at = nextSpace(at);
    expect(at).toEqual({ strip: 7, side: 'back', space: 4 });
    expect(nextSpace(at)).toEqual(at);
  });

  test.for([
    ['ArrowDown', { strip: 0, side: 'front', space: 1 }],
    ['ArrowRight', { strip: 0, side: 'back', space: 0 }],
    ['ArrowUp', undefined],
    ['ArrowLeft', undefined],
    ['a', undefined],
    ['toString', undefined],
  ] as const)('%s', ([key, to]) => {
    expect(neighbour(FIRST, key)).toEqual(to);
  });
});

describe('names', () => {
  test('are compared as people do', () => {
    expect(isTaken('  the BOX ', ['The box'])).toBe(true);
    expect(isTaken('The box 2', ['The box'])).toBe(false);
  });

  test('get a number when there is one like it', () => {
    expect(uniqueName('Box', ['Box', 'box (2)'])).toBe('Box (3)');
    const long = 'x'.repeat(LONGEST_NAME);
    expect(uniqueName(long, [long]).length).toBeLessThanOrEqual(LONGEST_NAME);
  });
});

describe('a file', () => {
  test('says again what was saved', () => {
    expect(openFile(fileOf(HOUSE) ?? '', 'Nameless')).toEqual({ ok: true, name: 'As ours', strips: HOUSE.strips });
  });

  test('is not made of a set that cannot be played with', () => {
    expect(fileOf({ ...HOUSE, strips: emptyStrips() })).toBeUndefined();
  });

  test('may list its strips in any order, with fields that nobody knows', () => {
    const strips = HOUSE_STRIPS.toReversed().map((strip) => ({ ...strip, html: '<script>' }));
    expect(openFile(JSON.stringify({ strips }), 'Nameless')).toEqual({
      ok: true,
      name: 'Nameless',
      strips: HOUSE.strips,
    });
  });

  test('has its name tidied up', () => {
    const opened = openFile(JSON.stringify({ name: '\u202e<b>Box</b>\n\t!', strips: HOUSE_STRIPS }), '');
    expect(opened.ok && opened.name).toBe('<b>Box</b> !');
  });

  test.for([
    ['no JSON', '{"strips": ['],
    ['no object', '[]'],
    ['no strips', '{"name": "Box"}'],
    ['strips that are none', '{"strips": {"length": 8}}'],
    ['the prototype', '{"__proto__": {"strips": []}}'],
    ['more than any set needs', `{"strips": [${' '.repeat(LARGEST_FILE)}]}`],
  ] as const)('with %s is refused', ([, text]) => {
    expect(openFile(text, '')).toMatchObject({ ok: false, problems: [] });
  });

  test.for([
    ['a colour that there is not', { ...HOUSE_STRIPS[0], front: ['pink', 'green', 'pink', 'blue', 'pink'] }],
    ['a side that is too long', { ...HOUSE_STRIPS[0], back: Array.from({ length: 6 }, () => 'pink') }],
    ['a number twice', { ...HOUSE_STRIPS[0], id: 2 }],
    ['something else instead of a strip', 'joker'],
  ] as const)('with %s is refused by the rules', ([, strip]) => {
    const opened = openFile(JSON.stringify({ strips: [strip, ...HOUSE_STRIPS.slice(1)] }), '');
    expect(opened.ok).toBe(false);
    expect(opened.ok ? [] : opened.problems.map(({ reason }) => reason.rule)).toContain('R-05');
  });
});

describe('what this browser has stored', () => {
  test('is read as it was written', () => {
    expect(draftsFrom(JSON.parse(JSON.stringify([HOUSE])))).toEqual([HOUSE]);
  });

  test.for([
    ['nothing', null],
    ['an object', { length: 1, 0: HOUSE }],
    ['sets without a name', [{ ...HOUSE, name: ' \n ' }]],
    ['an id that is an address', [{ ...HOUSE, id: '../game/1' }]],
    ['something else', ['a', 1, null, []]],
  ] as const)('%s is left out', ([, stored]) => {
    expect(draftsFrom(stored)).toEqual([]);
  });

  test('what is unknown in a set is empty, and no two share an id or a name', () => {
    const odd = { id: 'odd', name: 'As ours', strips: [{ front: ['pink', 'tin', 7], back: 'pink' }, 3] };
    const [first, second, ...others] = draftsFrom([HOUSE, { ...HOUSE, name: 'Again' }, odd]);
    expect(first).toEqual(HOUSE);
    expect(second.name).toBe('As ours (2)');
    expect(second.strips[0].front).toEqual(['pink', null, null, null, null]);
    expect(emptySpaces(second.strips)).toBe(79);
    expect(others).toEqual([]);
  });
});
