import type { Code, Random } from '@leadlight/core';
import { pick } from './pick.ts';
import type { Choice } from './reflex.ts';

/** The worth of a choice: the first number counts, the next only breaks a tie, and so on. More is better. */
export type Worth = readonly number[];

function compare(a: Worth, b: Worth): number {
  const differences = a.map((number, i) => number - (b[i] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The code worth most, with the first number of its worth. Equals are equally likely. */
export function bestOf(codes: readonly Code[], worthOf: (code: Code) => Worth, random: Random): Choice {
  let best: Code[] = [];
  let most: Worth = [];
  for (const code of codes) {
    const worth = worthOf(code);
    const ahead = best.length === 0 ? 1 : compare(worth, most);
    if (ahead > 0) [best, most] = [[code], worth];
    else if (ahead === 0) best.push(code);
  }
  const [value = 0] = most;
  return { code: pick(best, random), value };
}
