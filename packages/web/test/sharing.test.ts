import { sintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { share, sharing } from '../src/ui/sharing.ts';

describe('a value shares with the one before', () => {
  test('everything, when it is equal', () => {
    const before = { a: [1, { b: 2 }], c: null };
    expect(share(before, { a: [1, { b: 2 }], c: null })).toBe(before);
  });

  test('what is equal, and nothing else', () => {
    const before = { a: [1, { b: 2 }], c: { d: 3 } };
    const shared = share(before, { a: [1, { b: 9 }], c: { d: 3 } });
    expect(shared).toEqual({ a: [1, { b: 9 }], c: { d: 3 } });
    expect(shared.c).toBe(before.c);
    expect(shared.a).not.toBe(before.a);
  });

  test.each([
    ['a list that got longer', [1, 2], [1, 2, 3]],
    ['a list that got shorter', [1, 2, 3], [1, 2]],
    ['a field that came', { a: 1 }, { a: 1, b: undefined }],
    ['a field that went', { a: 1, b: undefined }, { a: 1 }],
    ['a list in place of an object', { 0: 'x' }, ['x']],
    ['nothing in place of something', { a: 1 }, null],
    ['something in place of nothing', null, { a: 1 }],
  ])('but not %s', (_, before, after) => {
    const shared = share<unknown>(before, after);
    expect(shared).toStrictEqual(after);
    expect(shared).not.toBe(before);
  });

  test('as what is seen of a game does', () => {
    const start = sintra.start({ side: 'A', scoreFloor: false, strips: 'house' }, 2);
    const seen = sharing<unknown>();
    const first = seen(sintra.view(start, 0));
    expect(seen(sintra.view(sintra.copy(start), 0))).toBe(first);
  });
});
