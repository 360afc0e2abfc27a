/** The address of a replay. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Place } from '../src/replay/place.ts';

const address = { hash: '#5.first' };

beforeEach(() => {
  vi.useFakeTimers();
  address.hash = '#5.first';
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, hash: string) => (address.hash = hash),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('is written once the replay has come to rest', () => {
  const place = Place.elsewhere('.first');
  place.keep(6)();
  place.keep(7);
  vi.runAllTimers();
  expect(address.hash).toBe('#7.first');
});

test('stays as it is if it has led elsewhere meanwhile', () => {
  Place.elsewhere('.first').keep(6);
  address.hash = '#0.AAAA';
  vi.runAllTimers();
  expect(address.hash).toBe('#0.AAAA');
});

test('is not written for a record that no address leads to', () => {
  Place.elsewhere(undefined).keep(6);
  vi.runAllTimers();
  expect(address.hash).toBe('#5.first');
});
