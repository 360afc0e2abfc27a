/**
 * A process of its own that writes to the same data: `child.ts JOB OPENER PLACE NAME`. It says on standard output what
 * was acknowledged, line by line.
 */
import { writeSync } from 'node:fs';
import type { Storage } from '../../src/storage/index.ts';
import { afterOf, dueOf, lineOf, tableOf } from './samples.ts';

const [, , job = '', opener = '', place = '', name = ''] = process.argv;

/** How many tables are written to at once. */
const TABLES = 8;

/** How often each competitor wants to win. */
const WINS = 40;

const LINES = 150;

const say = (line: string): void => void writeSync(1, `${line}\n`);

/** Each append writes two entries, its card and its due work: all of them or none. */
async function appendTo(storage: Storage, id: string): Promise<void> {
  const log = await storage.tables.read(id, 0);
  const first = afterOf(id, { updated: 0 }, [dueOf(id, { at: 0 })]);
  if (log === undefined) await storage.tables.create(tableOf(id, { entries: ['0'], after: first }));
  for (let from = log?.entries.length ?? 1; ; from += 2) {
    const last = from + 1;
    const after = afterOf(id, { updated: last }, [dueOf(id, { at: last })]);
    if (!(await storage.tables.append(id, from, [`${from}`, `${last}`], after)))
      throw new Error('Nobody else is here.');
    say(`${id} ${last}`);
  }
}

/** Whoever loses a race reads what was decided, and tries again. */
async function compete(storage: Storage): Promise<void> {
  let from = (await storage.tables.read('shared', 0))?.entries.length ?? 0;
  for (let wins = 0; wins < WINS;) {
    const entry = `${name} ${wins}`;
    if (await storage.tables.append('shared', from, [entry], afterOf('shared', { updated: from }))) {
      say(`${from} ${entry}`);
      from++;
      wins++;
    } else {
      from += (await storage.tables.read('shared', from))?.entries.length ?? 0;
    }
  }
}

/** Numbers are read before they are written, so nobody else may write in between. */
async function chat(storage: Storage): Promise<void> {
  for (let line = 0; line < LINES; line++) {
    const said = await storage.chat.say('shared', lineOf(`${name} ${line}`));
    say(`${said?.number}`);
  }
}

/** Writes until the disk refuses; then the storage must still be able to say what it has. */
async function fill(storage: Storage): Promise<void> {
  await storage.tables.create(tableOf('big', { entries: ['0'] }));
  for (let from = 1; ; from++) {
    const asked = [
      storage.tables.append('big', from, ['x'.repeat(50_000)], afterOf('big', { updated: from })),
      storage.chat.say('big', lineOf(`${from}`)),
    ];
    const answers = await Promise.allSettled(asked);
    if (answers.some(({ status }) => status === 'rejected')) {
      say(answers.map(({ status }) => status).join(' '));
      return say(`${from} ${(await storage.tables.read('big', 0))?.entries.length}`);
    }
  }
}

const JOBS: Readonly<Record<string, (storage: Storage) => Promise<unknown>>> = {
  write: (storage) => Promise.all(Array.from({ length: TABLES }, (_, i) => appendTo(storage, `t${i}`))),
  compete,
  chat,
  fill,
  start: (storage) => storage.tables.list({ kind: 'open', limit: 1 }),
};

const { open } = (await import(opener)) as { readonly open: (place: string) => Promise<Storage> };
const storage = await open(place);
say('ready');
await JOBS[job]?.(storage);
await storage.close();
