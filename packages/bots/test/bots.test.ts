import { describe, expect, it } from 'vitest';
import { type Bots, type Level } from '@leadlight/bots';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { sintraBots } from '@leadlight/bots/sintra';
import type { GameTypes } from '@leadlight/core';
import { sintra, sintraText } from '@leadlight/sintra';
import { decided, playGame } from './play.ts';

/** How many of the games the first level wins outright, and its average lead. */
function contest<T extends GameTypes>(bots: Bots<T>, levels: readonly Level[], games: number) {
  const results = Array.from({ length: games }, (_, i) => playGame(bots, levels, `contest ${i}`));
  const leads = results.map(({ scores }) => scores[0] - Math.max(...scores.slice(1)));
  return {
    wins: results.filter(({ ranking }) => ranking[0].length === 1 && ranking[0][0] === 0).length,
    lead: leads.reduce((sum, lead) => sum + lead, 0) / games,
  };
}

function transcript<T extends GameTypes>(bots: Bots<T>, seed: string): string {
  const moves: string[] = [];
  playGame(bots, ['greedy', 'random', 'greedy'], seed, (_, move) => moves.push(JSON.stringify(move)));
  return moves.join('\n');
}

describe('the bots', () => {
  it('make the same moves with the same seed', () => {
    expect(transcript(sintraBots, 'twice')).toBe(transcript(sintraBots, 'twice'));
    expect(transcript(sagradaBots, 'twice')).toBe(transcript(sagradaBots, 'twice'));
  });

  it('make other moves with another seed', () => {
    expect(transcript(sintraBots, 'once')).not.toBe(transcript(sintraBots, 'twice'));
  });

  it('random chooses every legal move about equally often', () => {
    let checked = 0;
    playGame(sintraBots, ['random', 'random'], 'even', (moment) => {
      const legal = sintra.legal(moment.position, moment.seat).map((move) => sintraText.writeEvent(move));
      if (checked > 0 || legal.length !== 5) return;
      checked++;
      const chosen = Array.from({ length: 2000 }, (_, i) =>
        sintraText.writeEvent(decided(sintraBots.begin(moment, 'random', `even ${i}`))),
      );
      for (const move of legal) expect(chosen.filter((one) => one === move).length).toBeGreaterThan(320);
    });
    expect(checked).toBe(1);
  });
});

describe('greedy beats random', () => {
  it('clearly in Sintra', () => {
    const { wins, lead } = contest(sintraBots, ['greedy', 'random'], 60);
    expect(wins).toBeGreaterThanOrEqual(58);
    expect(lead).toBeGreaterThan(50);
  });

  it('in Sintra against three', () => {
    expect(contest(sintraBots, ['greedy', 'random', 'random', 'random'], 30).wins).toBeGreaterThanOrEqual(28);
  });

  it('clearly in Sagrada', () => {
    const { wins, lead } = contest(sagradaBots, ['greedy', 'random'], 40);
    expect(wins).toBeGreaterThanOrEqual(38);
    expect(lead).toBeGreaterThan(15);
  });
});
