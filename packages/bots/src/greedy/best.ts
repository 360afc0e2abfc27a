import type { Code, Random } from '@leadlight/core';
import type { Choice } from '../reflex.ts';

/** What a choice is worth: its first number counts, the next one only between equals, and so on. More is better. */
export type Worth = readonly number[];

function compare(a: Worth, b: Worth): number {
  const at = a.findIndex((number, i) => number !== b[i]);
  return at === -1 ? 0 : a[at] - b[at];
}

/** The code of most worth, and the first number of that; among equals each is as likely as the others. */
export function bestOf(codes: readonly Code[], worthOf: (code: Code) => Worth, random: Random): Choice {
  let best: Code[] = [];
  let most: Worth = [];
  for (const code of codes) {
    const worth = worthOf(code);
    const ahead = best.length === 0 ? 1 : compare(worth, most);
    if (ahead > 0) [best, most] = [[code], worth];
    else if (ahead === 0) best.push(code);
  }
  return { code: best[random.below(best.length)], value: most[0] };
}
