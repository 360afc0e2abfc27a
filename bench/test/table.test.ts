/** The measurement of tables plays real games, which the tables accept. */
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { expect, test } from 'vitest';
import { memoryOf } from '../src/table/memory.ts';
import { speedOf } from '../src/table/speed.ts';

test('tables of both games can be measured', async () => {
  for (const { rules, command } of [await speedOf(sintra, 1), await speedOf(sagrada, 1)]) {
    expect(Math.min(rules, command)).toBeGreaterThan(0);
  }
  const { played, opened } = await memoryOf(sintra, 300);
  // Other tests in this process make garbage meanwhile, so the figures mean nothing here.
  expect([played, opened].every(Number.isFinite)).toBe(true);
});
