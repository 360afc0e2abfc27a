/** The measurement of the storage stores real rows, which the storage accepts. */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { measure } from '../src/storage/measure.ts';

test('the storage can be measured', async () => {
  const { ours, rows, entries } = await measure(tmpdir(), 8, 1, 40);
  for (const { wall, cpu } of [ours, rows, entries]) expect(Math.min(wall, cpu)).toBeGreaterThan(0);
});
