import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Played } from '../src/tournament/played.ts';
import { leadlight, stopped } from './cli.ts';
import { present } from '../../core/test/present.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileNamed = (name: string): string => join(folder, `${name}.jsonl`);

const run = (line: string, ...more: readonly string[]): ReturnType<typeof leadlight> =>
  leadlight(['tournament', ...line.split(' '), ...more]);

const gamesIn = (file: string): readonly Played[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Played);

/** Everything except times, in the order of the games. */
const withoutTimes = (file: string): readonly object[] =>
  gamesIn(file)
    .map(({ milliseconds: _, longest: __, ...rest }) => rest)
    .toSorted((a, b) => a.game - b.game);

/** The table without its time columns. */
const untimed = (out: string): string => out.replaceAll(/ +[\d,]+\.\d\d +[\d,]+\.\d(?= )/g, ' …');

/** Whether the process exists. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('tournament', () => {
  it.each([
    ['sintra', 3],
    ['sagrada', 2],
  ])('plays the same games of %s with one thread and with two', async (game, players) => {
    const line = `--game ${game} --players ${players} --bots greedy,random --games ${players * 4}`;
    const [one, two] = [fileNamed(`${game}-one`), fileNamed(`${game}-two`)];
    const [first, second] = await Promise.all([
      run(line, '--workers', '1', '--out', one),
      run(line, '--workers', '2', '--out', two),
    ]);
    expect([first.code, first.err, second.code, second.err]).toEqual([0, '', 0, '']);
    expect(withoutTimes(one)).toHaveLength(players * 4);
    expect(withoutTimes(two)).toEqual(withoutTimes(one));
    expect(untimed(second.out)).toBe(untimed(first.out));
  });

  it('gives every rotation of a deal the same chance, and the bots their own in every game', () => {
    const games = gamesIn(fileNamed('sintra-one'));
    expect(new Set(games.slice(0, 3).map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(4);
    expect(new Set(games.map(({ scores }) => String(scores))).size).toBe(12);
  });

  it('finds greedy stronger than random', () => {
    for (const file of ['sintra-one', 'sagrada-one']) {
      const games = gamesIn(fileNamed(file));
      const won = games.reduce((sum, { seats, shares }) => sum + present(shares[seats.indexOf('greedy')]), 0);
      expect(won / games.length).toBeGreaterThan(0.8);
    }
  });

  it('continues after an interruption, and ends as if there had been none', async () => {
    const line = '--game sintra --bots greedy,random';
    const file = fileNamed('stopped');
    const first = await stopped(
      ['tournament', ...line.split(' '), '--games', '100000', '--out', file],
      () => existsSync(file) && readFileSync(file, 'utf8').split('\n').length > 4,
    );
    expect([first.code, first.err]).toEqual([143, '']);
    const before = gamesIn(file);
    expect(first.out).toContain(`Stopped after ${before.length} of 100000 games.`);
    const games = String(before.length + 3);
    const [again, fresh] = await Promise.all([
      run(line, '--games', games, '--out', file),
      run(line, '--games', games, '--out', fileNamed('fresh')),
    ]);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(gamesIn(file).slice(0, before.length)).toEqual(before);
    expect(withoutTimes(file)).toEqual(withoutTimes(fileNamed('fresh')));
    expect(untimed(again.out)).toBe(untimed(fresh.out));
  });

  it('plays no saved game again, and refuses other settings', async () => {
    const file = fileNamed('fresh');
    const before = readFileSync(file, 'utf8');
    const [same, fewer, other] = await Promise.all([
      run('--game sintra --bots greedy,random --games 2', '--out', file),
      run('--game sintra --bots greedy,random --games 1 --lang nl', '--out', file),
      run('--game sintra --bots greedy,random --seed other', '--out', file),
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(same.out).toContain('· 2 games · 1 deal ·');
    expect(fewer.out).toContain('· 1 spel · 1 verdeling ·');
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toMatch(/^leadlight: The file “.*” is from another tournament: --seed was .*\.\n$/);
  });

  it('stops as soon as the question is answered, whatever the number of threads', async () => {
    const line = '--game sintra --bots random --games 5000 --until 30';
    const [one, two] = await Promise.all([run(line, '--workers', '1'), run(line, '--workers', '2')]);
    expect(one.out).toContain('Decided after 200 games: the win rate of random is above 30.0%.');
    expect(untimed(two.out)).toBe(untimed(one.out));
  });

  it('rates each bot alone against the target in solo', async () => {
    const { out, code } = await run('--game sagrada --players 1 --bots random,greedy --games 4 --markdown');
    expect(code).toBe(0);
    expect(out).toMatch(/^\| Player .*\| Target score \| ms\/move \| max\. ms \|$/m);
    expect(out).toMatch(/^\| greedy \| +2 \| /m);
  });

  it('lets master think for the given time', async () => {
    const { code, out } = await run('--game sagrada --players 1 --bots master --games 1 --think 1');
    expect([code, out.includes('master')]).toEqual([0, true]);
  });

  it('lets a program play, and explains its forfeits', async () => {
    const program = join(folder, 'stubborn.mjs');
    writeFileSync(
      program,
      `import { createInterface } from 'node:readline';
      for await (const line of createInterface(process.stdin)) {
        const { id, seat } = JSON.parse(line);
        console.log(JSON.stringify({ id, move: { type: 'back', player: seat } }));
      }`,
    );
    const bot = `exec:${process.execPath} ${program}`;
    const file = fileNamed('program');
    const args = ['tournament', '--game', 'sintra', '--games', '2', '--bots', `random,${bot}`, '--out', file];
    const { code, out } = await leadlight(args);
    expect(code).toBe(1);
    expect(out).toMatch(/^Game 1, player 2, exec:.*stubborn\.mjs: .*\(R-41\) · seed [0-9a-f]{64}$/m);
    expect(gamesIn(file)).toMatchObject([
      { game: 1, shares: [1, 0], forfeit: { seat: 1, verdict: { kind: 'illegal', reasons: [{ rule: 'R-41' }] } } },
      { game: 2, shares: [0, 1], forfeit: { seat: 0, verdict: { kind: 'illegal' } } },
    ]);
    expect((await leadlight([...args, '--lang', 'pl'])).out).toMatch(/^Rozgrywka 1, gracz 2, exec:.*\(R-41\)/m);
  });

  it('leaves no program running when interrupted', async () => {
    const [program, trace] = [join(folder, 'hanging.mjs'), join(folder, 'pid')];
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(trace)}, String(process.pid));
      setInterval(() => undefined, 1000);`,
    );
    const bots = `random,exec:${process.execPath} ${program}`;
    const args = ['tournament', '--game', 'sintra', '--games', '2', '--bots', bots];
    const { code, out } = await stopped(args, () => existsSync(trace) && readFileSync(trace, 'utf8') !== '');
    expect([code, out]).toEqual([143, 'Stopped after 0 of 2 games.\n']);
    const pid = Number(readFileSync(trace, 'utf8'));
    await expect.poll(() => isThere(pid)).toBe(false);
  });

  it('refuses a program that cannot be started, and saves no game', async () => {
    const file = fileNamed('unstarted');
    const { code, out, err } = await run('--game sintra --bots greedy,exec:no-such-program --games 2', '--out', file);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('leadlight: exec:no-such-program: The program couldn’t be started: ENOENT\n');
    expect(gamesIn(file)).toEqual([]);
  });

  it('reports a full disk in one line', async () => {
    expect(await run('--game sintra --bots random --out /dev/full')).toEqual({
      out: '',
      err: 'leadlight: “/dev/full” can’t be written (ENOSPC).\n',
      code: 2,
    });
  });
});
