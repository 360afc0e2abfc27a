/** Numbers are written as `Intl` writes them, but with a real minus sign. */
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { numberOf } from '../src/plural.ts';

const FEW = Array.from({ length: 2001 }, (_, at) => at - 1000);
const OTHERS = [1.5, -2.25, 12_345, -1_234_567, 999.9, 100_000];

test.each(LOCALES)('numbers in %s are written as Intl writes them, with a real minus sign', (locale) => {
  const write = numberOf(locale);
  const format = new Intl.NumberFormat(locale);
  for (const value of [...FEW, ...OTHERS]) expect(write(value)).toBe(format.format(value).replace('-', '−'));
});
