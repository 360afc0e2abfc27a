/** A game ends under the rules that it began with, even if newer ones exist. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Sintra } from '@leadlight/sintra';
import { Games } from '../src/game/games.ts';
import type { TerminalGame } from '../src/game/terminal-game.ts';
import { GAMES } from '../src/games/registry.ts';
import { SINTRA } from '../src/games/sintra/game.ts';
import { asked, decisionsOf, recorded } from './bot-questions.ts';
import { leadlight } from './cli.ts';
import { present } from '../../core/test/present.ts';

/** The same rules under another number, and under another name, to tell which of them were asked. */
const NEWER: TerminalGame<Sintra> = {
  ...SINTRA,
  game: { ...SINTRA.game, rules: '2' },
  name: () => 'Sintra II',
};

const BOTH = new Games(import.meta.url, [SINTRA, NEWER]);

const folder = mkdtempSync(join(tmpdir(), 'leadlight-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function file(name: string, games: Games): Promise<string> {
  const path = join(folder, name);
  const { out } = await leadlight(['simulate', '--game', 'sintra', '--seed', 'versions'], '', {}, games);
  writeFileSync(path, out);
  return path;
}

const rulesIn = (path: string): unknown => (JSON.parse(readFileSync(path, 'utf8')) as { rules: unknown }).rules;

describe('with two versions of the rules', () => {
  it('new games are played under the newer one', async () => {
    expect(rulesIn(await file('old.json', GAMES))).toBe('1');
    expect(rulesIn(await file('new.json', BOTH))).toBe('2');
  });

  it('each record is verified and shown under its own', async () => {
    const [older, newer] = [await file('old.json', GAMES), await file('new.json', BOTH)];
    const { out, code } = await leadlight(['verify', older, newer], '', {}, BOTH);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toContain(': ok: Sintra ·');
    expect(out.split('\n')[1]).toContain(': ok: Sintra II ·');
    expect((await leadlight(['show', older], '', {}, BOTH)).out).toMatch(/^Sintra · /m);
    expect((await leadlight(['show', newer], '', {}, BOTH)).out).toMatch(/^Sintra II · /m);
  });

  it('a bot plays each game under its own', async () => {
    for (const game of [SINTRA, NEWER]) {
      const { moment, full } = present(decisionsOf(game.game, await recorded(game, 2, 'versions'))[0]);
      expect(asked(SINTRA, moment.seat, full, 'random', BOTH).move).toMatchObject({ player: moment.seat });
    }
  });
});

describe('a version of the rules that nobody knows', () => {
  it('is refused by name', async () => {
    const newer = await file('new.json', BOTH);
    const complaint = 'This version of Leadlight doesn’t know version “2” of the rules.';
    const verified = await leadlight(['verify', newer]);
    expect([verified.code, verified.out]).toEqual([1, expect.stringContaining(`BAD: rules: record: ${complaint}`)]);
    const shown = await leadlight(['show', newer]);
    expect([shown.code, shown.err]).toEqual([1, expect.stringContaining(complaint)]);
  });

  it('is refused by a bot', async () => {
    const { moment, full } = present(decisionsOf(NEWER.game, await recorded(NEWER, 2, 'versions'))[0]);
    expect(asked(SINTRA, moment.seat, full).error).toMatchObject({
      code: 'bad-record',
      problems: [{ path: 'record.rules', rule: 'record', key: 'record-rules' }],
    });
  });
});
