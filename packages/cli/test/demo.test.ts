import { describe, expect, it } from 'vitest';
import { leadlight } from './cli.ts';

describe('demo', () => {
  it('plays one game of each kind, with boards, a log and final scores', async () => {
    const { out, err, code } = await leadlight(['demo']);
    expect([err, code]).toEqual(['', 0]);
    for (const words of ['Sintra · Round 1 of 6', 'Sagrada · Round 1 of 10']) expect(out).toContain(words);
    expect(out).toMatch(/• bot:greedy takes \d \w+ panes? from /);
    expect(out.match(/Final scores/g)).toHaveLength(2);
    expect(out.match(/★ bot:/g)).toHaveLength(2);
    expect(out).not.toContain('\u001B');
  });

  it('repeats its games, and plays others with another seed', async () => {
    const [first, again, other] = await Promise.all([
      leadlight(['demo', '--lang', 'nl']),
      leadlight(['demo', '--lang', 'nl', '--fast']),
      leadlight(['demo', '--lang', 'nl', '--seed', 'other']),
    ]);
    expect(first.out).toBe(again.out);
    expect(first.out).not.toBe(other.out);
  });
});
