/**
 * The entry at an index from the engine: a seat, a slot, a space of a track. An index outside the list is a mistake in
 * the program, which shows here and not as `undefined` somewhere else.
 */
export function entryAt<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(String(index));
  return entry;
}
