/** The levels of Sintra. */
import type { Sintra } from '@leadlight/sintra';
import type { Level } from '../levels.ts';
import type { Brain } from '../search.ts';
import { apprentice } from './apprentice.ts';
import { lookingAhead } from './looking-ahead.ts';

/** The number of nodes each level may use for a decision. */
const BUDGETS = { journeyman: 400, master: 25_000 } as const;

export const sintraBrains: Readonly<Record<Exclude<Level, 'random' | 'greedy'>, Brain<Sintra>>> = {
  apprentice,
  journeyman: lookingAhead(BUDGETS.journeyman),
  master: lookingAhead(BUDGETS.master),
};

export { explain, type Contribution } from './explain.ts';
export { TERMS, type Term } from './terms.ts';
