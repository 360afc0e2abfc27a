/** A backup, made while people play, is all that a new server needs. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord, type GameRecord } from '@leadlight/core';
import { afterAll, expect, test } from 'vitest';
import { GAMES, gameUnder } from '../../src/tables/registry.ts';
import { Visitor } from '../online/person.ts';
import { Player } from '../online/player.ts';
import { runService } from '../online/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');

const backUp = (data: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['--conditions=source', MAIN, 'backup', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA: data, LANG: 'en' },
  });

const TERMS = {
  listed: true,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'live', bank: 60_000, increment: 5000 },
  standIn: 'apprentice',
  timeout: 'bot',
};

const isEntry = (type: string) => (frame: { readonly type: string; readonly entry?: object }) =>
  frame.type === 'entry' && frame.entry !== undefined && 'type' in frame.entry && frame.entry.type === type;

test('a backup during a game is restored, and the same people finish it', async () => {
  const data = join(folder, 'old');
  const old = await runService({ DATA: data });
  const ada = await new Visitor(old.address).comeIn('Ada');
  const made = await ada.ask('POST', '/api/tables', {
    game: 'sagrada',
    options: {},
    seats: ['me', { bot: 'random' }],
    terms: TERMS,
  });
  const { id } = made.body as { readonly id: string };
  const before = new Player(ada.connect(), id, 'ada');
  await before.line.opened;
  before.follow();
  before.playAlone();
  await before.command({ type: 'start' });
  await before.line.until(isEntry('played'));
  const copy = join(folder, 'backup.db');
  const { status, stdout } = backUp(data, copy);
  expect([status, stdout]).toEqual([0, `Backed up “${join(data, 'leadlight.db')}” to “${copy}”.\n`]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await old.close();

  const restored = join(folder, 'new');
  mkdirSync(restored);
  copyFileSync(copy, join(restored, 'leadlight.db'));
  const next = await runService({ DATA: restored });
  const again = Object.assign(new Visitor(next.address), { cookie: ada.cookie });
  expect((await again.ask('GET', '/api/me')).body).toMatchObject({ name: 'Ada' });
  const after = new Player(again.connect(), id, 'ada');
  await after.line.opened;
  after.follow();
  after.playAlone();
  await after.line.until(isEntry('closed'));
  const record = (await again.ask('GET', `/api/tables/${id}/record`)).body as GameRecord;
  const game = gameUnder(GAMES, record.game, record.rules);
  expect(game && verifyRecord(game, record).problems).toEqual([]);
  await next.close();
});

test.for([
  ['a folder', folder, 'EISDIR'],
  ['a file in a folder that isn’t there', join(folder, 'nowhere', 'backup.db'), 'ENOENT'],
])('a backup into %s is refused, with the name that is wrong', ([, into = '', code]) => {
  writeFileSync(join(folder, 'leadlight.db'), '');
  const { status, stderr } = backUp(folder, into);
  expect([status, stderr]).toEqual([
    2,
    `leadlight: The backup can’t be written to “${into}” (${code}). Check the path and the access rights.\n`,
  ]);
});

test('a file that is no database is not backed up', () => {
  const data = mkdtempSync(join(folder, 'foreign-'));
  writeFileSync(join(data, 'leadlight.db'), 'This is a letter to somebody else.'.repeat(100));
  const { status, stderr } = backUp(data, join(folder, 'copy.db'));
  expect(status).toBe(2);
  expect(stderr).toMatch(/^leadlight: “.*leadlight\.db” isn’t a Leadlight database\..*\n$/);
});

test.for([
  [[], /^leadlight: Give the file .*\n$/],
  [[join(folder, 'nowhere', 'backup.db')], /^leadlight: “.*” can’t be opened\..*\n$/],
] as const)('a backup that can’t be made is refused in one line', ([args, words]) => {
  const { status, stderr } = backUp(join(folder, 'nothing'), ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(words);
});
