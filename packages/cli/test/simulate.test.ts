import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitmentOf } from '@leadlight/core';
import { leadlight, shell, stopped } from './cli.ts';
import { present } from '../../core/test/present.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Written {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly { readonly name: string }[];
  readonly commitment: string;
  readonly salts: readonly string[];
  readonly seed?: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

const recordsOf = (out: string): readonly Written[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Written);

/** The size of the output so far; undefined before there is a file. */
function sizeOfPart(name: string): number | undefined {
  const part = readdirSync(folder).find((each) => each.startsWith(name) && each.endsWith('.part'));
  return part === undefined ? undefined : statSync(join(folder, part)).size;
}

describe('simulate', () => {
  it('writes the same bytes for the same arguments, to standard output and to a file', async () => {
    const args = ['simulate', '--game', 'sintra', '--players', '3', '--games', '5', '--bots', 'greedy,random'];
    const file = join(folder, 'same.jsonl');
    const [first, second, third] = await Promise.all([
      leadlight(args),
      leadlight([...args, '--lang', 'pl']),
      leadlight([...args, '--out', file]),
    ]);
    expect(first.code).toBe(0);
    expect(first.out).toBe(second.out);
    expect([third.code, third.out, third.err]).toEqual([0, '', '']);
    expect(readFileSync(file, 'utf8')).toBe(first.out);
  });

  it('gives each game its own seed and commitment, and the last bot fills the remaining seats', async () => {
    const { out } = await leadlight([
      'simulate',
      '--game',
      'sintra',
      '--players',
      '3',
      '--games',
      '3',
      '--bots',
      'greedy,random',
    ]);
    const records = recordsOf(out);
    expect(new Set(records.map(({ seed }) => seed)).size).toBe(3);
    for (const { seed = '', commitment, salts, players } of records) {
      expect(commitment).toBe(commitmentOf(seed));
      expect(salts).toEqual(['', '', '']);
      expect(players.map(({ name }) => name)).toEqual(['bot:greedy', 'bot:random', 'bot:random']);
    }
  });

  it('plays other games with another seed', async () => {
    const args = ['simulate', '--game', 'sagrada', '--players', '1'];
    const [one, other] = await Promise.all([leadlight([...args, '--seed', 'a']), leadlight([...args, '--seed', 'b'])]);
    expect(one.out).not.toBe(other.out);
  });

  it('passes on the options of Sintra', async () => {
    const { out } = await leadlight(['simulate', '--game', 'sintra', '--side', 'B', '--score-floor']);
    expect(recordsOf(out)[0]?.options).toEqual({ side: 'B', scoreFloor: true, strips: 'house' });
  });

  it('deals the listed tools, and then gives no seed', async () => {
    const tools = ['flux-remover', 'lathekin', 'running-pliers', 'tap-wheel', 'glazing-hammer'];
    const { out } = await leadlight([
      'simulate',
      '--game',
      'sagrada',
      '--players',
      '1',
      '--with-tools',
      tools.join(','),
    ]);
    const record = present(recordsOf(out)[0]);
    expect(record.events[0]?.['tools']).toEqual(tools);
    expect(record.options).toEqual({ tools: 5 });
    expect(record.seed).toBeUndefined();
    expect(record.commitment).toBe('0'.repeat(64));
  });

  it('annotates every move, and only moves', async () => {
    const { out } = await leadlight(['simulate', '--game', 'sagrada', '--annotate']);
    const { events } = present(recordsOf(out)[0]);
    for (const event of events) expect('legal' in event).toBe('player' in event);
  });

  it('writes records that verify accepts, for any game and number of players', async () => {
    const all = [
      '--game sintra --players 2 --bots greedy',
      '--game sintra --players 4 --side B --score-floor',
      '--game sagrada --players 1 --tools 5',
      '--game sagrada --players 3 --bots random,greedy',
      '--game sagrada --players 4 --with-tools lathekin,flux-brush,flux-remover',
    ];
    const written = all.map((flags) => leadlight(['simulate', ...flags.split(' '), '--games', '3', '--annotate']));
    const records = (await Promise.all(written)).map(({ out }) => out);
    const { out, code } = await leadlight(['verify'], records.join(''));
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(15);
    expect(lines.every((line) => line.includes(': ok: '))).toBe(true);
    expect(lines.filter((line) => line.includes('all chance events follow from the seed'))).toHaveLength(12);
  });

  it('leaves no file behind if it cannot be written', async () => {
    const file = join(folder, 'nowhere', 'games.jsonl');
    const { code, err } = await leadlight(['simulate', '--game', 'sintra', '--out', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/^leadlight: .*games\.jsonl.* \(ENOENT\)\.\n$/);
    expect(existsSync(file)).toBe(false);
  });

  it('refuses an empty file name and leaves nothing behind', async () => {
    const { err, code } = await leadlight(['simulate', '--game', 'sintra', '--out', '']);
    expect([err, code]).toEqual(['leadlight: “” can’t be written (ENOENT).\n', 2]);
    expect(readdirSync('.').filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keeps finished games when interrupted, and the same command continues after them', async () => {
    const file = join(folder, 'stopped.jsonl');
    const order = ['simulate', '--game', 'sintra', '--bots', 'greedy', '--games'];
    const { code, out, err } = await stopped(
      [...order, '1000000', '--out', file],
      () => (sizeOfPart('stopped') ?? 0) > 0,
    );
    const kept = readFileSync(file, 'utf8');
    const games = recordsOf(kept).length;
    expect([code, out]).toEqual([143, '']);
    expect(err).toBe(
      `Stopped after ${games} of 1000000 games. The games are saved in ${file}. Run the same command again to continue.\n`,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual(['stopped.jsonl']);
    appendFileSync(file, '{"format":"half a rec');
    const more = String(games + 2);
    const [again, fresh] = await Promise.all([leadlight([...order, more, '--out', file]), leadlight([...order, more])]);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toBe(fresh.out);
    expect(fresh.out.startsWith(kept)).toBe(true);
    const { ino, mtimeMs } = statSync(file);
    await leadlight([...order, more, '--out', file]);
    expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  });

  it('replaces a file with other content', async () => {
    const file = join(folder, 'other.jsonl');
    writeFileSync(file, 'not a record\n');
    await leadlight(['simulate', '--game', 'sagrada', '--out', file]);
    expect(recordsOf(readFileSync(file, 'utf8'))).toMatchObject([{ game: 'sagrada' }]);
  });

  it('leaves a file unchanged when interrupted before the first game is over', async () => {
    const file = join(folder, 'early.jsonl');
    writeFileSync(file, 'before\n');
    const { code, err } = await stopped(
      ['simulate', '--game', 'sagrada', '--bots', 'master', '--players', '4', '--out', file],
      () => sizeOfPart('early') === 0,
    );
    expect([code, err]).toEqual([143, 'Stopped after 0 of 1 games.\n']);
    expect(readFileSync(file, 'utf8')).toBe('before\n');
    expect(readdirSync(folder).filter((name) => name.startsWith('early'))).toEqual(['early.jsonl']);
  });

  it('writes directly to a device', async () => {
    expect(await leadlight(['simulate', '--game', 'sintra', '--out', '/dev/null'])).toMatchObject({ code: 0, out: '' });
  });

  it('reports a full disk in one line', async () => {
    const { out, err } = await shell('leadlight simulate --game sintra > /dev/full; echo $?');
    expect([out, err]).toEqual(['2\n', 'leadlight: “standard output” can’t be written (ENOSPC).\n']);
    const file = await leadlight(['simulate', '--game', 'sintra', '--out', '/dev/full']);
    expect(file).toEqual({ out: '', err: 'leadlight: “/dev/full” can’t be written (ENOSPC).\n', code: 2 });
  });

  it('refuses wrong arguments in one line', async () => {
    expect(await leadlight(['simulate', '--game', 'chess', '--lang', 'nl'])).toEqual({
      out: '',
      err: 'leadlight: --game kan niet ‘chess’ zijn. Kies uit: sintra, sagrada. Probeer: leadlight simulate --help\n',
      code: 2,
    });
  });

  it('stops quietly when its output is no longer read', async () => {
    const { out, err } = await shell('leadlight simulate --game sintra --games 100000 | head -n 1 | head -c 20');
    expect(out).toBe('{"format":"leadlight');
    expect(err).toBe('');
  });
});
