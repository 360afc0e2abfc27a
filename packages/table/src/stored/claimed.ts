/** What a table says of itself before anything reads it. */
import { isObject } from '@leadlight/core';
import { gameName, version } from './shapes.ts';
import type { RawTable } from './tables.ts';

/** The game and the version of the rules that a table claims. */
export interface ClaimedRules {
  readonly game: string;
  readonly rules: string;
}

/** Undefined when the table doesn't say. */
export function claimedRules({ entries: [opened] }: RawTable): ClaimedRules | undefined {
  if (!isObject(opened)) return undefined;
  const { game, rules } = opened;
  const isFine = gameName(game, '').length === 0 && version(rules, '').length === 0;
  return isFine ? { game: String(game), rules: String(rules) } : undefined;
}
