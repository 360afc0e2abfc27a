/** Ctrl-C in a real terminal, which reaches every foreground process: the launcher and the command itself. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { interrupted } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-interrupt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

describe('Ctrl-C', () => {
  it('ends a tournament with the table so far', async () => {
    const file = join(folder, 'tournament.jsonl');
    const line = `tournament --game sintra --bots greedy,random --games 100000 --out ${file}`;
    const { code, out } = await interrupted(line, () => linesOf(file) > 4);
    expect(code).toBe(130);
    expect(out).toContain('Win rate');
    expect(out).toContain(`Stopped after ${linesOf(file) - 1} of 100000 games.`);
  });

  it('keeps finished games when it interrupts a simulation, and says so', async () => {
    const file = join(folder, 'simulate.jsonl');
    const line = `simulate --game sintra --games 1000000 --out ${file}`;
    const { code, out } = await interrupted(line, (told) => /[1-9]\d*\/1000000/.test(told));
    expect(code).toBe(130);
    expect(out).toContain(`Stopped after ${linesOf(file)} of 1000000 games. The games are saved in ${file}`);
  });
});
