/** The name that someone probably meant. */

/** The changes that turn one word into another: a letter more, less or different, or two letters swapped. */
function distance(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const row = [i + 1];
    for (const [j, its] of [...other].entries()) {
      const swapped = i > 0 && j > 0 && letter === other[j - 1] && its === one[i - 1];
      const same = (last[j] ?? 0) + (letter === its ? 0 : 1);
      const swap = swapped ? (beforeLast[j - 1] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, same, swap));
    }
    beforeLast = last;
    last = row;
  }
  return last.at(-1) ?? 0;
}

/** At most every third letter may be wrong. */
const isNear = (word: string, name: string): boolean =>
  distance(word, name) <= Math.max(1, Math.floor(name.length / 3));

/** The most similar name, or the only one that begins so; undefined if none is similar. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const begun = names.filter((name) => word.length > 1 && name.startsWith(word));
  if (begun.length === 1) return begun[0];
  const near = names.filter((name) => isNear(word, name));
  return near.toSorted((a, b) => distance(word, a) - distance(word, b))[0];
}
