import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SAGRADA } from '../src/games/sagrada/game.ts';
import { GAMES } from '../src/games/registry.ts';
import { isStartOf, linesOf } from '../src/simulate/games.ts';
import { wholeLines } from '../src/simulate/lines.ts';
import type { Order } from '../src/simulate/order.ts';
import { present } from '../../core/test/present.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const linesIn = (content: string): ReturnType<typeof wholeLines> => {
  const file = join(folder, 'lines');
  writeFileSync(file, content);
  return wholeLines(file);
};

describe('the whole lines of a file', () => {
  it.each(['', 'half'])('are missing from %j', async (content) => {
    expect(await linesIn(content)).toBeUndefined();
  });

  it.each([
    ['one\n', { count: 1, bytes: 4, last: 'one' }],
    ['one\ntwo\nhalf', { count: 2, bytes: 8, last: 'two' }],
    ['é\n\n', { count: 2, bytes: 4, last: '' }],
  ])('are found in %j', async (content, lines) => {
    expect(await linesIn(content)).toMatchObject(lines);
  });

  it('are counted across many pieces', async () => {
    const long = 'x'.repeat(100_000);
    expect(await linesIn(`${long}1\n${long}2\n${long}`)).toMatchObject({ count: 2, bytes: 200_004, last: `${long}2` });
  });
});

const ORDER: Order = {
  game: SAGRADA,
  players: 2,
  options: { tools: 3 },
  games: 2,
  seed: 'monday',
  bots: ['random', 'random'],
  annotate: false,
  workers: 1,
  registry: GAMES.registry,
  flags: {},
};

const OTHERS: readonly Order[] = [
  { ...ORDER, games: 1 },
  { ...ORDER, seed: 'tuesday' },
  { ...ORDER, annotate: true },
  { ...ORDER, bots: ['greedy', 'random'] },
  { ...ORDER, arrange: (event) => event },
];

describe('the games of a file', () => {
  it('are the start of an order if the order would write the same last game', async () => {
    const lines = await linesOf(ORDER, { first: 1, last: 2 });
    const kept = { count: 2, bytes: 0, last: present(lines[1]) };
    expect(await isStartOf(ORDER, kept)).toBe(true);
    expect(await isStartOf({ ...ORDER, games: 1000 }, kept)).toBe(true);
    for (const other of OTHERS) expect(await isStartOf(other, kept)).toBe(false);
    expect(await isStartOf(ORDER, { ...kept, last: present(lines[0]) })).toBe(false);
    expect(await isStartOf(ORDER, { ...kept, last: 'something else' })).toBe(false);
  });
});
