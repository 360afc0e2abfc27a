/** What a browser remembers of the beginning of its online games. */
import { commitmentOf, seedFromText } from '@leadlight/core';
import { expect, test } from 'vitest';
import { witness, witnessedAs, witnessedAt, type Witnessed } from '../../src/online/witnessed.ts';

const memoryOf = (first?: string) => {
  let kept = first ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
};

const seenAt = (table: string, more: Partial<Witnessed> = {}): Witnessed => ({
  table,
  at: 1,
  commitment: commitmentOf(seedFromText(table)),
  ...more,
});

test('keeps what it saw first, and adds only its own salt', () => {
  const memory = memoryOf();
  const other = commitmentOf(seedFromText('another'));
  witness(seenAt('a'), memory);
  witness(seenAt('a', { commitment: other }), memory);
  witness(seenAt('a', { commitment: other, at: 9, seat: 1, salt: 'mine' }), memory);
  witness(seenAt('a', { seat: 0, salt: 'later' }), memory);
  expect(witnessedAt('a', memory)).toEqual(seenAt('a', { seat: 1, salt: 'mine' }));
});

test('finds a game by its commitment', () => {
  const memory = memoryOf();
  witness(seenAt('a'), memory);
  expect(witnessedAs(seenAt('a').commitment, memory)).toEqual(seenAt('a'));
  expect(witnessedAs(seenAt('b').commitment, memory)).toBeUndefined();
});

test('forgets the oldest games', () => {
  const memory = memoryOf();
  for (let game = 0; game < 101; game++) witness(seenAt(`t${game}`), memory);
  expect(witnessedAt('t0', memory)).toBeUndefined();
  expect(witnessedAt('t1', memory)).toBeDefined();
  expect(witnessedAt('t100', memory)).toBeDefined();
});

test.for(['', 'null', '{}', '[1,{"table":"a"}]', `[{"table":"a","at":1,"commitment":"x"}]`])(
  'ignores a memory that holds something else: %s',
  (stored) => {
    expect(witnessedAt('a', memoryOf(stored))).toBeUndefined();
  },
);
