/** A database in the partitions of docs/scaling.md does the same as one without: the statements are those of the page. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPostgres } from '../../src/storage/index.ts';
import { ask, newDatabase, type TestDatabase } from '../postgres/shared.ts';
import { testStorage } from './contract.ts';
import { postgresSites } from './postgres-site.ts';
import { afterOf, HOUR, NOON, tableOf } from './samples.ts';

const PAGE = new URL('../../../../docs/scaling.md', import.meta.url);

const STATEMENTS = /```sql\n(?<statements>.*?)```/s.exec(readFileSync(PAGE, 'utf8'))?.groups?.['statements'] ?? '';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

async function partition({ name, url }: TestDatabase): Promise<void> {
  await (await openPostgres({ url })).close();
  await ask(name, STATEMENTS);
}

test('games go on after their entries were divided among partitions, and are deleted with all that belongs to them', async () => {
  const database = await newDatabase();
  const before = await openPostgres({ url: database.url });
  for (const id of IDS) await before.tables.create(tableOf(id));
  await before.close();
  await ask(database.name, STATEMENTS);
  const after = await openPostgres({ url: database.url });
  const { tables } = after;
  const next = (id: string): Promise<boolean> => tables.append(id, 1, ['"next"'], afterOf(id));
  expect(await Promise.all(IDS.map(next))).toEqual(IDS.map(() => true));
  expect(await Promise.all(IDS.map(next))).toEqual(IDS.map(() => false));
  expect((await tables.read('f', 0))?.entries).toEqual(['"opened"', '"next"']);
  expect((await ask(database.name, 'select distinct tableoid from entries')).length).toBeGreaterThan(1);
  const later = NOON + HOUR;
  expect(await tables.clean({ finished: later, abandoned: later, gathering: later }, IDS.length)).toBe(IDS.length);
  expect(await ask(database.name, 'select * from entries')).toEqual([]);
  await after.close();
  await database.remove();
});

if (process.env['LEADLIGHT_FULL'] === '1') testStorage('partitions of PostgreSQL', postgresSites(partition));
