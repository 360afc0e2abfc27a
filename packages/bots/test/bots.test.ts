import { describe, expect, it } from 'vitest';
import { BOT_NAMES, sagradaBots, sintraBots, type Bot, type Bots } from '@leadlight/bots';
import { FastRandom, type Game, type GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { playGame } from './play.ts';

/** How many of the games the first bot wins alone, and by how much it leads on average. */
function contest<T extends GameTypes>(game: Game<T>, bots: readonly Bot<T>[], games: number) {
  const results = Array.from({ length: games }, (_, i) => playGame(game, bots, `contest ${i}`));
  const leads = results.map(({ scores }) => scores[0] - Math.max(...scores.slice(1)));
  return {
    wins: results.filter(({ ranking }) => ranking[0].length === 1 && ranking[0][0] === 0).length,
    lead: leads.reduce((sum, lead) => sum + lead, 0) / games,
  };
}

function transcript<T extends GameTypes>(game: Game<T>, bots: Bots<T>, seed: string): string {
  const moves: string[] = [];
  playGame(game, [bots.greedy, bots.random, bots.greedy], seed, (_, move) => moves.push(game.writeEvent(move)));
  return moves.join('\n');
}

describe('the bots', () => {
  it('have a name each, and play every game', () => {
    expect(Object.keys(sintraBots)).toEqual([...BOT_NAMES]);
    expect(Object.keys(sagradaBots)).toEqual([...BOT_NAMES]);
  });

  it('make the same moves with the same chance', () => {
    expect(transcript(sintra, sintraBots, 'twice')).toBe(transcript(sintra, sintraBots, 'twice'));
    expect(transcript(sagrada, sagradaBots, 'twice')).toBe(transcript(sagrada, sagradaBots, 'twice'));
  });

  it('make other moves with other chance', () => {
    expect(transcript(sintra, sintraBots, 'once')).not.toBe(transcript(sintra, sintraBots, 'twice'));
  });

  it('leave the position that they were given as it was', () => {
    playGame(sagrada, [sagradaBots.random, sagradaBots.greedy], 'still', (seen, move, seat) => {
      const before = sagrada.writePosition(seen);
      for (const name of BOT_NAMES) sagradaBots[name].choose(seen, seat, new FastRandom(1));
      expect(sagrada.writePosition(seen)).toBe(before);
      expect(sagrada.why(seen, move)).toEqual([]);
    });
  });

  it('random chooses every legal move about as often as the others', () => {
    let checked = 0;
    playGame(sintra, [sintraBots.random, sintraBots.random], 'even', (seen, _, seat) => {
      const legal = sintra.legal(seen, seat).map((move) => sintra.writeEvent(move));
      if (checked > 0 || legal.length !== 5) return;
      checked++;
      const random = new FastRandom('even');
      const chosen = Array.from({ length: 2000 }, () =>
        sintra.writeEvent(sintraBots.random.choose(seen, seat, random)),
      );
      for (const move of legal) expect(chosen.filter((one) => one === move).length).toBeGreaterThan(320);
    });
    expect(checked).toBe(1);
  });
});

describe('greedy beats random', () => {
  it('in Sintra, clearly', () => {
    const { wins, lead } = contest(sintra, [sintraBots.greedy, sintraBots.random], 60);
    expect(wins).toBeGreaterThanOrEqual(58);
    expect(lead).toBeGreaterThan(50);
  });

  it('in Sintra against three', () => {
    const { random, greedy } = sintraBots;
    expect(contest(sintra, [greedy, random, random, random], 30).wins).toBeGreaterThanOrEqual(28);
  });

  it('in Sagrada, clearly', () => {
    const { wins, lead } = contest(sagrada, [sagradaBots.greedy, sagradaBots.random], 40);
    expect(wins).toBeGreaterThanOrEqual(38);
    expect(lead).toBeGreaterThan(15);
  });
});
