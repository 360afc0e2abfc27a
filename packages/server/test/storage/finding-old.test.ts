/** Looking for old tables reads an index, not all tables: a million finished games must not keep moves waiting. */
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { newDatabase } from '../postgres/shared.ts';
import { HOUR, NOON } from './samples.ts';
import type { OpenOptions } from './contract/site.ts';
import { sqliteSite } from './sqlite-site.ts';

const BEFORE = { finished: NOON, abandoned: NOON, gathering: NOON - HOUR };

/** The statements with which a storage looks for old tables. */
async function lookingIn(open: (options: OpenOptions) => Promise<Storage>): Promise<readonly string[]> {
  const statements: string[] = [];
  const storage = await open({ onStatement: (text) => statements.push(text) });
  statements.length = 0;
  await storage.tables.clean(BEFORE, 9);
  await storage.close();
  return statements.filter((text) => text.includes('"cards"'));
}

test('in SQLite', async () => {
  const site = sqliteSite();
  const looking = await lookingIn((options) => site.open(options));
  expect(looking.length).toBeGreaterThan(0);
  const file = new DatabaseSync(site.place);
  for (const text of looking) {
    const plan = file.prepare(`explain query plan ${text}`).all('over', 1, NOON, NOON, 9);
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH cards USING INDEX cards_listed (stage=? AND listed=? AND created<?)',
    ]);
  }
  file.close();
  await site.remove();
});

test('in PostgreSQL, whose plans don’t depend on what it knows of the values', async () => {
  const database = await newDatabase();
  const { url } = database;
  const [text = ''] = new Set(await lookingIn((options) => openPostgres({ url, ...options })));
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_bitmapscan = off');
  await client.query(`prepare looking as ${text}`);
  const { rows } = await client.query(`explain execute looking('over', 1, ${NOON}, ${NOON}, 9)`);
  await client.end();
  const plan = JSON.stringify(rows);
  expect(plan).toContain('Index Scan using cards_listed');
  expect(plan).toContain('(stage = $1) AND (listed = $2) AND (created < $3)');
  expect(plan).not.toContain('Sort');
  await database.remove();
});
