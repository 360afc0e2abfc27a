import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '@leadlight/messages';
import { SINTRA } from '../src/games/sintra/game.ts';
import { openResults, type ResultsFile } from '../src/tournament/file.ts';
import type { Played } from '../src/tournament/played.ts';
import { Results } from '../src/tournament/results.ts';
import { scheduleOf } from '../src/tournament/schedule.ts';
import type { Settings } from '../src/tournament/settings.ts';
import { Question } from '../src/tournament/until.ts';
import { forfeitedAt, played, SETTINGS, wonBy } from './tournament-games.ts';
import { present } from '../../core/test/present.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-tournament-file-'));
const path = join(folder, 'games.jsonl');
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (settings: Settings = SETTINGS): ResultsFile =>
  openResults(path, { settings, game: SINTRA }, scheduleOf(settings.bots, settings.players), en);

/** Writes these games, closes the file and returns its content. */
function write(...games: readonly Played[]): string {
  const file = open();
  for (const game of games) file.append(game);
  file.close();
  return readFileSync(path, 'utf8');
}

function gamesThere(): readonly number[] {
  const file = open();
  file.close();
  return file.games.map(({ game }) => game);
}

describe('the file of a tournament', () => {
  it('starts with the settings, followed by a line for each game', () => {
    const [header, ...games] = write(played(1), played(3)).trimEnd().split('\n');
    expect(JSON.parse(present(header))).toEqual({
      format: 'leadlight-tournament/1',
      leadlight: '0.1.0',
      ...SETTINGS,
    });
    expect(games.map((line) => JSON.parse(line) as unknown)).toEqual([played(1), played(3)]);
  });

  it('returns its games and takes more', () => {
    write(played(2));
    expect(gamesThere()).toEqual([2]);
    write(played(1));
    expect(gamesThere()).toEqual([2, 1]);
  });

  it('contains each game as soon as it is over', () => {
    const file = open();
    file.append(played(1));
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
    file.close();
  });

  it('drops an incomplete last line', () => {
    const whole = write(played(1));
    appendFileSync(path, JSON.stringify(played(2)).slice(0, 40));
    expect(gamesThere()).toEqual([1]);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  it('drops a last line without a line break, or with half a character', () => {
    const whole = write(played(1));
    appendFileSync(path, JSON.stringify(played(2)));
    expect(gamesThere()).toEqual([1]);
    appendFileSync(path, Buffer.from('{"seats":["é').subarray(0, -1));
    expect(gamesThere()).toEqual([1]);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  it('starts again if even its first line is incomplete', () => {
    const header = write();
    writeFileSync(path, header.slice(0, 30));
    expect(gamesThere()).toEqual([]);
    expect(readFileSync(path, 'utf8')).toBe(header);
  });

  it.each(['my notes', 'my notes\n', '{"format":"leadlight-record/1"}\n', '\n'])(
    'is left unchanged if it has other content: %j',
    (content) => {
      writeFileSync(path, content);
      expect(() => open()).toThrow(/“.*games\.jsonl” isn’t from a tournament/);
      expect(readFileSync(path, 'utf8')).toBe(content);
    },
  );

  it.each<[Partial<Settings>, RegExp]>([
    [{ game: 'sagrada' }, /--game was “sintra” and is now “sagrada”/],
    [{ players: 3 }, /--players was “2” and is now “3”/],
    [{ bots: ['greedy', 'master'] }, /--bots was “greedy,random” and is now “greedy,master”/],
    [{ seed: 'other' }, /--seed was “test” and is now “other”/],
    [{ think: 50 }, /--think was “–” and is now “50”/],
    [{ limit: 50 }, /--limit was “–” and is now “50”/],
    [{ options: { side: 'B', scoreFloor: false, strips: 'house' } }, /--side was “A” and is now “B”/],
    [{ options: { side: 'A', scoreFloor: true, strips: 'house' } }, /--score-floor was “false” and is now “true”/],
  ])('is refused with other settings: %j', (change, complaint) => {
    const before = write(played(1));
    expect(() => open({ ...SETTINGS, ...change })).toThrow(complaint);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('is refused with another version of the bots', () => {
    writeFileSync(path, write(played(1)).replace('"leadlight":"0.1.0"', '"leadlight":"0.0.9"'));
    expect(() => open()).toThrow(/leadlight was “0\.0\.9” and is now “0\.1\.0”/);
  });

  it.each<[string, object]>([
    ['a game that has other seats', { seats: ['random', 'greedy'] }],
    ['a game of another deal', { deal: 2 }],
    ['a game with another seed', { seed: '00' }],
    ['a number that is none', { game: 0 }],
    ['too few scores', { scores: [1] }],
    ['no scores', { scores: undefined }],
    ['shares that are no numbers', { shares: [1, 'x'] }],
    ['a ranking without a seat', { ranking: [[0]] }],
    ['a target that is none', { target: 'high' }],
  ])('is refused with %s', (_, change) => {
    write(played(2));
    appendFileSync(path, `${JSON.stringify({ ...played(1), ...change })}\n`);
    expect(() => open()).toThrow(/Line 3 of “.*games\.jsonl” isn’t a game from this tournament/);
  });

  it('is refused with a line that is not JSON', () => {
    writeFileSync(path, `${write(played(1))}oops\n`);
    expect(() => open()).toThrow(/Line 3 /);
  });

  it('keeps forfeits and their reasons', () => {
    const game = forfeitedAt(1, { kind: 'late', limit: 5 });
    write(game);
    const file = open();
    file.close();
    expect(file.games).toEqual([game]);
  });

  it('is refused if its folder does not exist', () => {
    const nowhere = join(folder, 'nowhere', 'games.jsonl');
    expect(() => openResults(nowhere, { settings: SETTINGS, game: SINTRA }, scheduleOf(SETTINGS.bots, 2), en)).toThrow(
      /ENOENT/,
    );
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('results', () => {
  const results = (games: number, question?: Question): Results =>
    new Results(scheduleOf(SETTINGS.bots, SETTINGS.players), games, question);

  it('count games in order, up to the first missing one', () => {
    const all = results(4);
    for (const game of [3, 1]) all.add(played(game));
    expect(all.inOrder.map(({ game }) => game)).toEqual([1]);
    expect([all.over, all.complete]).toEqual([2, false]);
    for (const game of [2, 4]) all.add(played(game));
    expect(all.inOrder.map(({ game }) => game)).toEqual([1, 2, 3, 4]);
    expect([all.over, all.complete]).toEqual([4, true]);
  });

  it('accept each game once, and no game outside the tournament', () => {
    const all = results(2);
    for (const game of [1, 1, 3, 2, 2]) all.add(played(game));
    expect(all.inOrder.map(({ game }) => game)).toEqual([1, 2]);
    expect(all.over).toBe(2);
  });

  it('hand out every missing game once', () => {
    const all = results(5);
    for (const game of [1, 4]) all.add(played(game));
    expect([all.next(), all.next(), all.next(), all.next()].map((next) => next?.game)).toEqual([2, 3, 5, undefined]);
  });

  it('end with the answer, whatever arrived before', () => {
    const all = results(1000, new Question('greedy', 0.5, 2));
    for (let game = 300; game >= 1; game--) all.add(wonBy('greedy', game));
    expect([all.answer, all.inOrder.length, all.complete, all.next()]).toEqual(['above', 200, true, undefined]);
  });
});
