import { describe, expect, it } from 'vitest';
import { type Level } from '@leadlight/bots';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { playGame } from '../play.ts';

/** Part of the master's budget is enough here. */
const BRISK: typeof sagradaBots = {
  ...sagradaBots,
  begin: (moment, level, seed) => sagradaBots.begin(moment, level, seed, 24),
};

/** How often the first of two levels wins; each deal is played from both seats. */
function wins(first: Level, second: Level, deals: number): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    won += playGame(BRISK, [first, second], `contest ${deal}`).ranking[0].includes(0) ? 1 : 0;
    won += playGame(BRISK, [second, first], `contest ${deal}`).ranking[0].includes(1) ? 1 : 0;
  }
  return won;
}

describe('the levels, from the weakest to the strongest', () => {
  it('apprentice beats random', () => {
    expect(wins('apprentice', 'random', 15)).toBeGreaterThanOrEqual(24);
  });

  it('greedy beats apprentice', () => {
    expect(wins('greedy', 'apprentice', 25)).toBeGreaterThanOrEqual(28);
  });

  it('journeyman beats greedy and helper', () => {
    expect(wins('journeyman', 'greedy', 10)).toBeGreaterThanOrEqual(12);
    expect(wins('journeyman', 'helper', 10)).toBeGreaterThanOrEqual(12);
  });

  it('master beats greedy', () => {
    expect(wins('master', 'greedy', 4)).toBeGreaterThanOrEqual(5);
  });
});
