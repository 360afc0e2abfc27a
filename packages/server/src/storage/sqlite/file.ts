/** The database file: private, ours, and set up so that a commit is on the disk when it is done. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StorageError } from '../port/errors.ts';
import type { Ms } from '../port/values.ts';
import { storageErrorOf } from './errors.ts';

const PATIENCE_MS = 5000;
const ASK_AGAIN_MS = 20;

/** “Lead” in ASCII: marks the file as ours. */
const APPLICATION_ID = 0x4c656164;

export interface FileOptions {
  readonly file: string;
  /** The file never grows beyond this many pages of 4 KB. */
  readonly mostPages?: number | undefined;
  /** How long to wait for another process that writes. */
  readonly patience?: Ms | undefined;
}

/** One by one: with `recursive`, Node tries for ever where the system knows no such folder, as in /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

/** The file holds seeds and hashes, so nobody else may read it. SQLite gives its other files the same permissions. */
function createPrivately(file: string): void {
  createFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  accessSync(dirname(file), constants.W_OK);
}

const numberFrom = (database: DatabaseSync, query: string): number =>
  Number(Object.values(database.prepare(query).get() ?? {})[0]);

/** In one transaction, or a file that another process is just creating would look like a foreign one. */
function claim(database: DatabaseSync): void {
  database.exec('begin immediate');
  const application = numberFrom(database, 'pragma application_id');
  const contents = numberFrom(database, 'select count(*) from sqlite_schema');
  if (application !== APPLICATION_ID && (application !== 0 || contents > 0)) {
    throw new StorageError('foreign', 'The file is the database of another program.');
  }
  if (application === 0) database.exec(`pragma application_id = ${APPLICATION_ID}`);
  database.exec('commit');
}

/** `temp_store`: statements with several rows keep a journal in case they fail, which needs no file of its own. */
function setUp(database: DatabaseSync, mostPages: number | undefined): void {
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma temp_store = memory');
  if (mostPages !== undefined) database.exec(`pragma max_page_count = ${mostPages}`);
}

function open({ file, mostPages, patience = PATIENCE_MS }: FileOptions): DatabaseSync {
  createPrivately(file);
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    claim(database);
    setUp(database, mostPages);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite does not always wait if two processes turn the write-ahead log on at once, so we ask again. */
export async function openFile(options: FileOptions): Promise<DatabaseSync> {
  const deadline = performance.now() + (options.patience ?? PATIENCE_MS);
  for (;;) {
    try {
      return open(options);
    } catch (error) {
      const complaint = storageErrorOf(error);
      if (complaint.problem !== 'busy' || performance.now() > deadline) throw complaint;
      await pause(ASK_AGAIN_MS);
    }
  }
}
