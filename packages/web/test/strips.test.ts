import { HOUSE_STRIPS } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { stripOptions } from '../src/games/sintra/strips/chosen.ts';
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
} from '../src/games/sintra/strips/draft.ts';
import {
  draftsFrom,
  fileOf,
  isTaken,
  LARGEST_FILE,
  LONGEST_NAME,
  openFile,
  uniqueName,
} from '../src/games/sintra/strips/files.ts';
import { present } from '../../core/test/present.ts';

const HOUSE: StripDraft = { id: 'house', name: 'As ours', strips: houseStrips() };
const FIRST = { strip: 0, side: 'front', space: 0 } as const;

describe('an unfinished set', () => {
  test('is empty at first, without problems', () => {
    expect(emptySpaces(emptyStrips())).toBe(80);
    expect(faultsOf(emptyStrips())).toEqual([]);
    expect(stripsOf(emptyStrips())).toBeUndefined();
  });

  test('becomes the options once it is complete', () => {
    expect(stripsOf(houseStrips())).toEqual(HOUSE_STRIPS);
  });

  test('can be played with as long as it exists and is complete', () => {
    expect(stripOptions('', [])).toEqual({});
    expect(stripOptions('house', [HOUSE])).toEqual({ strips: HOUSE_STRIPS });
    expect(stripOptions('house', [])).toBeUndefined();
    expect(stripOptions('house', [{ ...HOUSE, strips: emptyStrips() }])).toBeUndefined();
  });

  test('changes only the entered space', () => {
    const strips = withSpace(houseStrips(), { strip: 7, side: 'back', space: 1 }, null);
    expect(emptySpaces(strips)).toBe(1);
    expect(withSpace(strips, { strip: 7, side: 'back', space: 1 }, 'joker')).toEqual(houseStrips());
  });

  test('R-05: is refused with jokers on two sides, with the rule', () => {
    const faults = faultsOf(withSpace(houseStrips(), FIRST, 'joker'));
    expect(faults.map(({ reason }) => [reason.rule, reason.key])).toEqual([['R-05', 'strip-set-jokers']]);
  });

  test('can have a side copied', () => {
    const strips = withCopy(houseStrips(), { strip: 0, side: 'front' }, { strip: 3, side: 'back' });
    expect(strips[3]).toEqual({ front: present(HOUSE_STRIPS[3]).front, back: present(HOUSE_STRIPS[0]).front });
  });
});

describe('moving from space to space', () => {
  test('visits all spaces in order and stops at the last', () => {
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
  test('are compared ignoring case and spaces', () => {
    expect(isTaken('  the BOX ', ['The box'])).toBe(true);
    expect(isTaken('The box 2', ['The box'])).toBe(false);
  });

  test('get a number if they are taken', () => {
    expect(uniqueName('Box', ['Box', 'box (2)'])).toBe('Box (3)');
    const long = 'x'.repeat(LONGEST_NAME);
    expect(uniqueName(long, [long]).length).toBeLessThanOrEqual(LONGEST_NAME);
  });
});

describe('a file', () => {
  test('reads back what was saved', () => {
    expect(openFile(fileOf(HOUSE) ?? '', 'Nameless')).toEqual({ ok: true, name: 'As ours', strips: HOUSE.strips });
  });

  test('is not made for a set that cannot be played with', () => {
    expect(fileOf({ ...HOUSE, strips: emptyStrips() })).toBeUndefined();
  });

  test('may list its strips in any order, with unknown fields', () => {
    const strips = HOUSE_STRIPS.toReversed().map((strip) => ({ ...strip, html: '<script>' }));
    expect(openFile(JSON.stringify({ strips }), 'Nameless')).toEqual({
      ok: true,
      name: 'Nameless',
      strips: HOUSE.strips,
    });
  });

  test('gets a tidy name', () => {
    const opened = openFile(JSON.stringify({ name: '\u202e<b>Box</b>\n\t!', strips: HOUSE_STRIPS }), '');
    expect(opened.ok && opened.name).toBe('<b>Box</b> !');
  });

  test.for([
    ['invalid JSON', '{"strips": ['],
    ['a list', '[]'],
    ['no strips', '{"name": "Box"}'],
    ['invalid strips', '{"strips": {"length": 8}}'],
    ['a prototype field', '{"__proto__": {"strips": []}}'],
    ['too much text', `{"strips": [${' '.repeat(LARGEST_FILE)}]}`],
  ] as const)('with %s is refused', ([, text]) => {
    expect(openFile(text, '')).toMatchObject({ ok: false, problems: [] });
  });

  test.for([
    ['an unknown colour', { ...HOUSE_STRIPS[0], front: ['pink', 'green', 'pink', 'blue', 'pink'] }],
    ['a side that is too long', { ...HOUSE_STRIPS[0], back: Array.from({ length: 6 }, () => 'pink') }],
    ['a repeated number', { ...HOUSE_STRIPS[0], id: 2 }],
    ['a text instead of a strip', 'joker'],
  ] as const)('with %s is refused by the rules', ([, strip]) => {
    const opened = openFile(JSON.stringify({ strips: [strip, ...HOUSE_STRIPS.slice(1)] }), '');
    expect(opened.ok).toBe(false);
    expect(opened.ok ? [] : opened.problems.map(({ reason }) => reason.rule)).toContain('R-05');
  });
});

describe('the stored sets', () => {
  test('are read as they were written', () => {
    expect(draftsFrom(JSON.parse(JSON.stringify([HOUSE])))).toEqual([HOUSE]);
  });

  test.for([
    ['null', null],
    ['an object', { length: 1, 0: HOUSE }],
    ['sets without a name', [{ ...HOUSE, name: ' \n ' }]],
    ['an id that is an address', [{ ...HOUSE, id: '../game/1' }]],
    ['other values', ['a', 1, null, []]],
  ] as const)('ignore %s', ([, stored]) => {
    expect(draftsFrom(stored)).toEqual([]);
  });

  test('leave unknown spaces empty, and never share an id or a name', () => {
    const odd = { id: 'odd', name: 'As ours', strips: [{ front: ['pink', 'tin', 7], back: 'pink' }, 3] };
    const [first, second, ...others] = draftsFrom([HOUSE, { ...HOUSE, name: 'Again' }, odd]);
    expect(first).toEqual(HOUSE);
    expect(second?.name).toBe('As ours (2)');
    expect(second?.strips[0]?.front).toEqual(['pink', null, null, null, null]);
    expect(emptySpaces(present(second).strips)).toBe(79);
    expect(others).toEqual([]);
  });
});
