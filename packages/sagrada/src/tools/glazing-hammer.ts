/** G-39: all dice in the pool are rolled again. */
import { refuse } from '../reasons.ts';
import { awaitChance } from './flux.ts';
import { declareTool, secondTurnBeforeDrafting } from './tool.ts';

export const glazingHammer = declareTool({
  rule: 'G-39',
  fields: [],
  untimely: secondTurnBeforeDrafting,
  list(bench, base, into) {
    if (bench.pool.length > 0) into.add(base);
  },
  /** G-80: there must be a die to roll. */
  why: (bench) => (bench.pool.length > 0 ? [] : [refuse('hammer-no-dice', {})]),
  apply(position) {
    awaitChance(position, 'glazing-hammer', 'rerolled');
  },
});
