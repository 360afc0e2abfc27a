import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Cleaning, type Swept } from '../../src/cleaning/cleaning.ts';
import { StorageError, type Storage } from '../../src/storage/index.ts';
import { afterOf, HOUR, NOON, personOf, tableOf } from '../storage/samples.ts';
import { sqliteSite } from '../storage/sqlite-site.ts';

const DAY = 24 * HOUR;
const KEEP = { finished: 365, abandoned: 30, waiting: 7, people: 400 };

/** The most of each kind that is deleted in one part. */
const MOST_AT_ONCE = 50;

let site: ReturnType<typeof sqliteSite>;
let storage: Storage;

beforeEach(async () => {
  site = sqliteSite();
  storage = await site.open();
});

afterEach(() => site.remove());

/** After a part that is full, there is another one. */
const isLast = (part: Swept | undefined): boolean =>
  part !== undefined && Object.values(part).every((count) => count < MOST_AT_ONCE);

/** Cleans once, as if it were `days` after noon, and says what was deleted in each part. */
async function clean(days: number, store: Pick<Storage, 'tables' | 'identities'> = storage) {
  const [parts, troubles]: [Swept[], unknown[]] = [[], []];
  const now = (): number => NOON + days * DAY;
  const trouble = (error: unknown): void => void troubles.push(error);
  const swept = (part: Swept): void => void parts.push(part);
  const cleaning = new Cleaning({ storage: store, keep: KEEP, now, swept, trouble });
  cleaning.start(0);
  await expect.poll(() => troubles.length > 0 || isLast(parts.at(-1)), { interval: 2 }).toBe(true);
  // One more part, if there should be none, would begin in the next turn.
  await pause(50);
  await cleaning.stop();
  return { parts, troubles };
}

test('tables go after their time, each kind after its own', async () => {
  for (const phase of ['gathering', 'playing', 'over'] as const)
    await storage.tables.create(tableOf(phase, { after: afterOf(phase, { phase }) }));
  const left = async (): Promise<readonly string[]> => {
    const logs = await Promise.all(['gathering', 'playing', 'over'].map((id) => storage.tables.read(id, 0)));
    return ['gathering', 'playing', 'over'].filter((_, at) => logs[at] !== undefined);
  };
  expect((await clean(6)).parts).toMatchObject([{ tables: 0 }]);
  expect((await clean(8)).parts).toMatchObject([{ tables: 1 }]);
  expect(await left()).toEqual(['playing', 'over']);
  expect((await clean(31)).parts).toMatchObject([{ tables: 1 }]);
  expect(await left()).toEqual(['over']);
  expect((await clean(366)).parts).toMatchObject([{ tables: 1 }]);
  expect(await left()).toEqual([]);
});

test('sessions go when they expire, and people who did not come back', async () => {
  await storage.identities.create(personOf('ada'));
  const session = { hash: 'one', identity: 'ada', created: NOON, seen: NOON, expires: NOON + DAY };
  await storage.identities.openSession(session);
  expect((await clean(2)).parts).toEqual([{ tables: 0, sessions: 1, links: 0, identities: 0 }]);
  expect((await clean(401)).parts).toEqual([{ tables: 0, sessions: 0, links: 0, identities: 1 }]);
});

test('many are deleted in several parts', async () => {
  for (let table = 0; table < 120; table++) await storage.tables.create(tableOf(`t${table}`));
  const { parts } = await clean(31);
  expect(parts.map(({ tables }) => tables)).toEqual([50, 50, 20]);
});

test('a store that fails is reported, and nothing else happens', async () => {
  const closed = await site.open();
  await closed.close();
  const { parts, troubles } = await clean(31, closed);
  expect(parts).toEqual([]);
  expect(troubles).toEqual([expect.any(StorageError)]);
});
