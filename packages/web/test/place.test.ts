/** The address of a replay. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplayPlace } from '../src/replay/place.ts';

const page = { hash: '', replace: (hash: string) => void (page.hash = hash) };

beforeEach(() => {
  vi.useFakeTimers();
  page.hash = '#5.first';
});

afterEach(() => {
  vi.useRealTimers();
});

test('the address is written once the replay rests', () => {
  const place = ReplayPlace.elsewhere('.first', page);
  place.keep(6)();
  place.keep(7);
  vi.runAllTimers();
  expect(page.hash).toBe('#7.first');
});

test('the address stays if it has changed in the meantime', () => {
  ReplayPlace.elsewhere('.first', page).keep(6);
  page.hash = '#0.AAAA';
  vi.runAllTimers();
  expect(page.hash).toBe('#0.AAAA');
});

test('the address stays for a record without a link', () => {
  ReplayPlace.elsewhere(undefined, page).keep(6);
  vi.runAllTimers();
  expect(page.hash).toBe('#5.first');
});
