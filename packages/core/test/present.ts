import type { Random } from '../src/index.ts';

/** A value that a test needs: without it, the test fails here. */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A value that the test needs is missing.');
  return value;
}

export const firstTwo = <Entry>([one, other]: readonly Entry[]): readonly [Entry, Entry] => [
  present(one),
  present(other),
];

/** One of the entries, at random. An entry may be undefined itself. */
export function anyOf<Entry>(list: readonly Entry[], random: Random): Entry {
  const at = random.below(list.length);
  for (const entry of list.slice(at, at + 1)) return entry;
  throw new Error('There is no entry to choose from.');
}
