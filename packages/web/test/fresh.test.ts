/** New random ids. */
import { expect, test } from 'vitest';
import { commandId } from '@leadlight/table';
import { freshId } from '../src/base/fresh.ts';

test('an id has the form that a table requires, and is new each time', () => {
  const ids = Array.from({ length: 100 }, freshId);
  expect(ids.flatMap((id) => commandId(id, ''))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
