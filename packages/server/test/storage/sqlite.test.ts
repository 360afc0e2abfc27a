import { afterEach, beforeEach, expect, test } from 'vitest';
import { testStorage } from './contract.ts';
import { startLimited } from './contract/processes.ts';
import { sqliteSite } from './sqlite-site.ts';

testStorage('SQLite', async () => sqliteSite());

let site: ReturnType<typeof sqliteSite>;

beforeEach(() => {
  site = sqliteSite();
});

afterEach(() => site.remove());

test('a full disk found out by the system is survived', async () => {
  const child = startLimited(site, 'fill', 4000);
  expect(await child.end).toEqual({ how: 0, complaint: '' });
  const [, answers, told = ''] = child.lines();
  expect(answers).toBe('rejected rejected');
  const [refused = NaN, stored = NaN] = told.split(' ').map(Number);
  expect(stored).toBe(refused);
  const { tables, chat } = await site.open();
  expect((await tables.read('big', 0))?.entries).toHaveLength(stored);
  expect(await chat.read('big', 0, 9999)).toHaveLength(stored - 1);
});
