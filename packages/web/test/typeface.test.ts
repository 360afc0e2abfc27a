import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutTypeface } from '../build/typeface.ts';

test('the stored typeface is the one of the package, cut down to our letters', async () => {
  const cuts = await cutTypeface();
  expect(cuts).toHaveLength(2);
  for (const { file, font } of cuts) expect(readFileSync(file).equals(font), file).toBe(true);
});

test('the typeface takes less than 30 KB', async () => {
  const bytes = (await cutTypeface()).reduce((sum, { font }) => sum + font.length, 0);
  expect(bytes).toBeLessThan(30_000);
});
