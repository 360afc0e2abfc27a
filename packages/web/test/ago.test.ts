import { expect, test } from 'vitest';
import { ago } from '../src/shell/home/ago.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;

test.for([
  ['en', 0, 'now'],
  ['en', 59_999, 'now'],
  ['en', MINUTE, '1 minute ago'],
  ['en', 90 * MINUTE, '1 hour ago'],
  ['en', 26 * 60 * MINUTE, 'yesterday'],
  ['pl', 5 * MINUTE, '5 minut temu'],
  ['fr', 3 * 24 * 60 * MINUTE, 'il y a 3 jours'],
  // A clock that was set back.
  ['nl', -5 * MINUTE, 'nu'],
] as const)('in %s, %i ms ago reads “%s”', ([locale, before, words]) => {
  expect(ago(locale, NOW - before, NOW)).toBe(words);
});
