import { expect, test } from 'vitest';
import { dropping, isCarried } from '../src/stage/carried.ts';

test('pieces count as carried only during a drop, and only those from one place', () => {
  const seen: boolean[] = [];
  dropping('display:1:blue', () => seen.push(isCarried(['display:1:blue#2']), isCarried(['display:1:pink#0'])));
  expect(seen).toEqual([true, false]);
  expect(isCarried(['display:1:blue#2'])).toBe(false);
});

test('a drop that fails leaves nothing carried', () => {
  const fail = (): void => {
    throw new Error('dropped');
  };
  expect(() => dropping('pool:R3.0', fail)).toThrow('dropped');
  expect(isCarried(['pool:R3.0'])).toBe(false);
});
