/** Players' clocks on the page. */
import { expect, test } from 'vitest';
import { clockText, leftOn } from '../../src/online/clock.ts';
import { FarClock } from '../../src/online/far-clock.ts';
import { shownClock } from '../../src/play/online/clocks.ts';

test('a clock runs down by the server’s time, less the allowance for the network', () => {
  expect(leftOn({ left: 60_000, since: null }, 99_999)).toBe(60_000);
  expect(leftOn({ left: 60_000, since: 1000 }, 1400)).toBe(60_000);
  expect(leftOn({ left: 60_000, since: 1000 }, 11_500)).toBe(50_000);
  expect(leftOn({ left: 60_000, since: 1000 }, 999_999)).toBe(0);
});

test.for([
  [0, '0:00'],
  [61_999, '1:01'],
  [15 * 60_000, '15:00'],
  [3_661_000, '1:01:01'],
  [2 * 86_400_000 + 3 * 3_600_000, '2d 3h'],
] as const)('%i milliseconds are %s', ([left, text]) => {
  expect(clockText('en', left)).toBe(text);
});

test('the quickest answer decides what the server’s clock shows', () => {
  const clock = new FarClock();
  clock.take(0, 100, 5050);
  clock.take(1000, 1400, 9999);
  expect([clock.roundTrip, clock.read(2000)]).toEqual([400, 7000]);
  clock.forget();
  clock.take(3000, 3500, 4250);
  expect(clock.read(4000)).toBe(5000);
});

test('a running clock stands out below half a minute', () => {
  const live = { kind: 'live', bank: 60_000, increment: 0 } as const;
  const at = (left: number, since: number | null) => shownClock('en', { left, since }, live, 0);
  expect(at(30_000, 0)).toEqual({ text: '0:30', isLow: false, share: 0.5 });
  expect(at(29_999, 0).isLow).toBe(true);
  expect(at(29_999, null).isLow).toBe(false);
  expect(shownClock('en', { left: 90_000_000, since: 0 }, { kind: 'days', days: 2 }, 0).share).toBe(null);
});
