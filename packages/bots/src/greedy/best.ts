import type { Random } from '@leadlight/core';

/** What a choice is worth: its first number counts, the next one only between equals, and so on. More is better. */
export type Worth = readonly number[];

function compare(a: Worth, b: Worth): number {
  const at = a.findIndex((number, i) => number !== b[i]);
  return at === -1 ? 0 : a[at] - b[at];
}

/** The item of most worth; among equals each is as likely as the others. */
export function bestOf<Item>(items: readonly Item[], worthOf: (item: Item) => Worth, random: Random): Item {
  let best: Item[] = [];
  let most: Worth = [];
  for (const item of items) {
    const worth = worthOf(item);
    const ahead = best.length === 0 ? 1 : compare(worth, most);
    if (ahead > 0) [best, most] = [[item], worth];
    else if (ahead === 0) best.push(item);
  }
  return best[random.below(best.length)];
}
