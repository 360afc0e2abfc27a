import { sintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { share, sharing } from '../src/ui/sharing.ts';

describe('a value shares with the previous one', () => {
  test('everything, if both are equal', () => {
    const before = { a: [1, { b: 2 }], c: null };
    expect(share(before, { a: [1, { b: 2 }], c: null })).toBe(before);
  });

  test('only the equal parts', () => {
    const before = { a: [1, { b: 2 }], c: { d: 3 } };
    const shared = share(before, { a: [1, { b: 9 }], c: { d: 3 } });
    expect(shared).toEqual({ a: [1, { b: 9 }], c: { d: 3 } });
    expect(shared.c).toBe(before.c);
    expect(shared.a).not.toBe(before.a);
  });

  test.each([
    ['a longer list', [1, 2], [1, 2, 3]],
    ['a shorter list', [1, 2, 3], [1, 2]],
    ['an added field', { a: 1 }, { a: 1, b: undefined }],
    ['a removed field', { a: 1, b: undefined }, { a: 1 }],
    ['a list instead of an object', { 0: 'x' }, ['x']],
    ['null instead of an object', { a: 1 }, null],
    ['an object instead of null', null, { a: 1 }],
  ])('but not %s', (_, before, after) => {
    const shared = share<unknown>(before, after);
    expect(shared).toStrictEqual(after);
    expect(shared).not.toBe(before);
  });

  test('everything between equal views of a game', () => {
    const start = sintra.start({ side: 'A', scoreFloor: false, strips: 'house' }, 2);
    const seen = sharing<unknown>();
    const first = seen(sintra.view(start, 0));
    expect(seen(sintra.view(sintra.copy(start), 0))).toBe(first);
  });
});
