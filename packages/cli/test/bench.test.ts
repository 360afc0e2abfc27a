import { describe, expect, it } from 'vitest';
import { bytesPerCopy } from '../src/bench/memory.ts';
import { measureAll, SLICES, stopwatch } from '../src/bench/measure.ts';
import { spreadOf } from '../src/bench/spread.ts';
import type { Runner } from '../src/game/terminal-game.ts';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { leadlight, shell } from './cli.ts';

describe('bench', () => {
  it('alternates between runners and keeps their slices in order, without the warm-up', () => {
    const order: string[] = [];
    const runner = (name: string): Runner => {
      let games = 0;
      return () => {
        order.push(name);
        return { games: games++, moves: 1, seconds: 1 };
      };
    };
    const slices = measureAll([runner('a'), runner('b')], 4, () => undefined);
    expect(order.join('')).toBe('ab'.repeat(SLICES + 1));
    const counted = Array.from({ length: SLICES }, (_, i) => i + 1);
    expect(slices.map((each) => each.map(({ games }) => games))).toEqual([counted, counted]);
  });

  it('finds the median and the quartiles, between two figures if need be', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ low: 2, median: 3, high: 4 });
    expect(spreadOf([4, 1, 3, 2])).toEqual({ low: 1.75, median: 2.5, high: 3.25 });
  });

  it('counts CPU time, not the time spent waiting', async () => {
    const seconds = stopwatch();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seconds()).toBeLessThan(0.3);
  });

  it('measures less than 2 KB per copied position', () => {
    const sintra = bytesPerCopy(SINTRA.game, { side: 'A', scoreFloor: false, strips: 'house' }, 4);
    const sagrada = bytesPerCopy(SAGRADA.game, { tools: 3 }, 4);
    for (const bytes of [sintra, sagrada]) {
      expect(bytes).toBeGreaterThan(100);
      expect(bytes).toBeLessThan(2048);
    }
  });

  it('refuses an invalid time', async () => {
    expect(await leadlight(['bench', '--seconds', 'long'])).toMatchObject({ code: 2, out: '' });
  });

  it('writes Markdown tables', async () => {
    const { out, err, code } = await shell('leadlight bench --seconds 0.1 --markdown');
    expect([err, code]).toEqual(['', 0]);
    expect(out).toMatch(/^\| Sintra +\| all legal moves +\| +4 \| +[\d,.]+ \| +[\d,.]+–[\d,.]+ \| +[\d,.]+ \|$/m);
    expect(out).toMatch(
      /^\| Sagrada +\| rollouts, drafts only +\| +1 \| +[\d,.]+ \| +[\d,.]+–[\d,.]+ \| +[\d,.]+ \|$/m,
    );
    expect(out).toMatch(/boardgame\.io/);
    expect(out).toMatch(/C ÷ Leadlight|no C compiler/);
  });
});
