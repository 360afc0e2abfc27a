import { describe, expect, it } from 'vitest';
import { bytesPerCopy } from '../src/bench/memory.ts';
import { measureAll } from '../src/bench/measure.ts';
import type { Runner } from '../src/game/terminal-game.ts';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { leadlight, shell } from './cli.ts';
import { present } from '../../core/test/present.ts';

describe('bench', () => {
  it('alternates between runners and keeps the best slice of each', () => {
    const order: string[] = [];
    const runner = (name: string, speeds: readonly number[]): Runner => {
      let at = 0;
      return () => {
        order.push(name);
        return { games: present(speeds[at++ % speeds.length]), moves: 1, seconds: 1 };
      };
    };
    const best = measureAll([runner('a', [1, 5, 2, 3, 4]), runner('b', [9, 1, 2, 8, 3])], 4, () => undefined);
    expect(order.join('')).toBe('ab'.repeat(5));
    expect(best.map(({ games }) => games)).toEqual([5, 8]);
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
    expect(out).toMatch(/^\| Sintra +\| all legal moves +\| +4 \| +[\d,.]+ \| +[\d,.]+ \|$/m);
    expect(out).toMatch(/^\| Sagrada +\| rollouts, drafts only +\| +1 \| +[\d,.]+ \| +[\d,.]+ \|$/m);
    expect(out).toMatch(/boardgame\.io/);
  });
});
