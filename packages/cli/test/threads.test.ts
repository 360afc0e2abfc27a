/** However many threads share the work, the output is the same, byte for byte. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { present } from '../../core/test/present.ts';
import { leadlight } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const play = async (...flags: readonly string[]): Promise<string> =>
  (await leadlight(['simulate', '--game', 'sintra', ...flags])).out;

const lines = (await play('--games', '320', '--workers', '1')).trimEnd().split('\n');

describe('simulate', () => {
  it.each(['2', '3'])('writes the same random games in %s threads', async (workers) => {
    expect(hash(await play('--games', '320', '--workers', workers))).toBe(hash(`${lines.join('\n')}\n`));
  });

  it('writes the same games of bots that think', async () => {
    const flags = ['--games', '5', '--bots', 'greedy,random', '--workers'];
    expect(await play(...flags, '2')).toBe(await play(...flags, '1'));
  });
});

/** Bad, broken and unreadable records among good ones, and several values on a line. */
function mixed(): string {
  const broken = lines.map((line, i) => {
    if (i % 50 === 7) return line.replace('"colour":"pink"', '"colour":"blue"');
    if (i % 50 === 13) return line.slice(0, 900);
    if (i % 50 === 21) return `${line}${present(lines[0])}`;
    return i % 50 === 31 ? JSON.stringify(JSON.parse(line), null, 1) : line;
  });
  return `${broken.join('\n')}\n`;
}

describe('verify', () => {
  it.each([[[]], [['--json']], [['--summary']]])('prints the same in two threads, with %j', async (flags) => {
    const file = join(folder, 'mixed.jsonl');
    writeFileSync(file, mixed());
    const [alone, shared] = [
      await leadlight(['verify', file, '--workers', '1', ...flags]),
      await leadlight(['verify', file, '--workers', '2', ...flags]),
    ];
    expect(shared).toEqual(alone);
    expect(alone.code).toBe(2);
    expect(alone.out.split('\n').length).toBeGreaterThan(5);
  });

  it('numbers records as if every character had been looked at', async () => {
    const file = join(folder, 'numbered.jsonl');
    writeFileSync(file, mixed());
    const { out } = await leadlight(['verify', file, '--json']);
    const found = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { record: number; line: number });
    expect(found.map(({ record }) => record)).toEqual(found.map((_, i) => i + 1));
    const starts = readFileSync(file, 'utf8').split('\n');
    for (const { line } of found) expect(starts[line - 1]).toMatch(/^[{]/);
  });
});
