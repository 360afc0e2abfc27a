/** The third game on the command line of the test build: no command knows it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES as HOUSE } from '../../../packages/cli/src/games/registry.ts';
import { leadlight, type Outcome } from '../../../packages/cli/test/cli.ts';
import { GAMES } from '../../games/lancet/cli/registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-lancet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const call = (line: string, input = ''): Promise<Outcome> => leadlight(line.split(' '), input, {}, GAMES);

const simulated = await call('simulate --game lancet --players 3 --rounds 6 --games 5 --bots greedy,random --annotate');
const file = join(folder, 'game.jsonl');
writeFileSync(file, simulated.out);

test('it is no part of the product', () => {
  expect(HOUSE.ids).not.toContain('lancet');
  expect(GAMES.ids).toEqual([...HOUSE.ids, 'lancet']);
});

describe('its records', () => {
  test('are simulated and verified', async () => {
    expect([simulated.code, simulated.err]).toEqual([0, '']);
    const verified = await call('verify', simulated.out);
    expect(verified.code).toBe(0);
    expect(verified.out.match(/: ok: Lancet · 3 players/g)).toHaveLength(5);
  });

  test('are refused by a rule of its own, in words', async () => {
    const [line = ''] = simulated.out.split('\n');
    const first = /"type":"choose","player":(\d),"colour":"(\w+)"/;
    const [, player, colour] = first.exec(line) ?? [];
    const twice = line.replace(
      first,
      (choice) => `${choice}},{"type":"choose","player":${player},"colour":"${colour}"`,
    );
    const { code, out } = await call('verify', twice);
    expect(code).toBe(1);
    expect(out).toContain('L-04: This player has already chosen a shard this round.');
    expect((await call('verify --lang fr', twice)).out).toContain('Ce joueur a déjà choisi un éclat à cette manche.');
  });

  test('are shown with everything revealed, or as one seat sees them', async () => {
    const all = await call(`show ${file} --at 2`);
    expect(all.out).toMatch(/^Lancet · Round 1 of 6/m);
    expect(all.out).not.toContain('3 shards in hand');
    const seen = await call(`show ${file} --at 2 --seat 1`);
    expect(seen.out).toContain('3 shards in hand');
    const over = await call(`show ${file} --lang fr`);
    expect(over.out).toMatch(/^Lancette · /m);
    expect(over.out).toContain('éclats clairs');
  });
});

describe('its bots', () => {
  test('play a tournament, in which greedy beats random', async () => {
    const { out, code } = await call(
      'tournament --game lancet --bots greedy,random --games 200 --workers 1 --seed lancet',
    );
    expect(code).toBe(0);
    const [, share] = /greedy .* (\d+)\.\d%/.exec(out) ?? [];
    expect(Number(share), out).toBeGreaterThan(60);
  });

  test('answer questions', async () => {
    const [line = ''] = simulated.out.split('\n');
    const record = JSON.parse(line) as { readonly events: readonly object[] };
    const running = { ...record, seed: undefined, result: undefined, events: record.events.slice(0, 1) };
    const question = { id: 1, seat: 0, record: running };
    const { out, code } = await call('bot --game lancet --level greedy', `${JSON.stringify(question)}\n`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: 1, move: { type: 'choose', player: 0 } });
  });
});

test('a demonstration includes it, and its flag is explained', async () => {
  const demo = await call('demo --fast');
  expect(demo.code).toBe(0);
  expect(demo.out).toContain('Lancet');
  expect((await call('simulate --help')).out).toContain('--rounds 4|6');
  expect((await call('simulate --game sintra --rounds 6')).err).toContain('Lancet');
});
