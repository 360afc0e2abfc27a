import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqliteDialect } from '../../src/storage/sqlite/dialect.ts';

describe('Kysely over Node’s SQLite', () => {
  let db: Kysely<{ readonly numbers: { readonly value: number } }>;

  beforeEach(async () => {
    db = new Kysely({ dialect: sqliteDialect(new DatabaseSync(':memory:'), () => undefined) });
    await db.schema.createTable('numbers').addColumn('value', 'integer').execute();
  });

  afterEach(() => db.destroy());

  test('reports the first error even if SQLite has already rolled back, and goes on', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('numbers').values({ value: 1 }).execute();
      await sql`rollback`.execute(transaction);
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await db.selectFrom('numbers').selectAll().execute()).toEqual([]);
    await db.insertInto('numbers').values({ value: 2 }).execute();
    expect(await db.selectFrom('numbers').selectAll().execute()).toEqual([{ value: 2 }]);
  });

  test('counts the rows that a statement changed', async () => {
    await db
      .insertInto('numbers')
      .values([{ value: 1 }, { value: 2 }, { value: 3 }])
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('numbers')
      .set({ value: 9 })
      .where('value', '>', 1)
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(2n);
  });

  test('answers any number of different statements, again and again', async () => {
    for (const value of Array.from({ length: 500 }, (_, i) => i % 250)) {
      const { rows } = await sql<{ value: number }>`select ${sql.lit(value)} as value`.execute(db);
      expect(rows).toEqual([{ value }]);
    }
  });

  test('streams', async () => {
    await db
      .insertInto('numbers')
      .values([{ value: 1 }, { value: 2 }])
      .execute();
    const values: number[] = [];
    for await (const { value } of db.selectFrom('numbers').selectAll().stream()) values.push(value);
    expect(values).toEqual([1, 2]);
  });
});
