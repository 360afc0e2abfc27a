/** Damaged and forged logs: whatever a store contains, reading it throws nothing, and what is read is consistent. */
import { expect, test } from 'vitest';
import { FastRandom, type Game, type GameTypes, type Random } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { claimedRules, contradictions, everyoneAt, foldAll, judge, readTable, sightingsOf } from '@leadlight/table';
import { games } from '../../core/test/properties.ts';
import { ADA, BOB, BOT, LEVELS, playedTable, rawOf } from './tables.ts';
import { anyOf } from '../../core/test/present.ts';

const ODD: readonly unknown[] = [undefined, null, NaN, -1, 0.5, 1e20, '', '__proto__', 'x'.repeat(200), [], {}, true];

/** The same data with one value changed somewhere inside. */
function damaged(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.below(8) === 0) return anyOf(ODD, random);
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  if (entries.length === 0) return anyOf(ODD, random);
  const [name, inner] = anyOf(entries, random);
  const changed = { ...value, [name]: damaged(inner, random) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** A log with entries missing, repeated, in another order, or changed inside. */
function tampered(entries: readonly unknown[], random: Random): readonly unknown[] {
  const [at, other] = [random.below(entries.length), random.below(entries.length)];
  switch (random.below(6)) {
    case 0:
      return entries.toSpliced(at, 1);
    case 1:
      return entries.toSpliced(at, 0, entries[other]);
    case 2:
      return entries.with(at, entries[other]).with(other, entries[at]);
    case 3:
      return entries.slice(0, at);
    default:
      return entries.with(at, damaged(entries[at], random));
  }
}

function expectCareful<T extends GameTypes>(game: Game<T>, name: string): void {
  const random = new FastRandom(name);
  const moves = anyOf([0, 3, 20, Infinity], random);
  const table = playedTable({ game }, { id: name, seats: [ADA, BOB, BOT], moves });
  const entries = tampered(rawOf(table).entries, random);
  const raw = { ...rawOf(table), entries };
  expect(() => claimedRules(raw)).not.toThrow();
  const read = readTable(game, raw, LEVELS);
  const isOutdated = contradictions(game, raw, LEVELS).length > 0;
  const kind = isOutdated ? 'outdated' : read === undefined ? 'unreadable' : 'fine';
  expect(judge(game, raw, LEVELS, read).kind).toBe(kind);
  expect(readTable(game, raw, LEVELS, table)).toEqual(read);
  if (read === undefined) return;
  expect(read.state).toEqual(foldAll(game, read.entries));
  expect(read.sightings).toEqual(sightingsOf(game, read.entries, everyoneAt(3)));
}

test.for(['sintra', 'sagrada'] as const)('any log of %s is read carefully', (id) => {
  for (let i = 0; i < games(60); i++) {
    if (id === 'sintra') expectCareful(sintra, `${id}-${i}`);
    else expectCareful(sagrada, `${id}-${i}`);
  }
});
