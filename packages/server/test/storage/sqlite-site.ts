/** A SQLite file in a folder of its own. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import type { OpenOptions, Site } from './contract/site.ts';

/** Room for the schema and some hundred small rows, but not for a megabyte. */
const FEW_PAGES = 60;

/**
 * Commits in the write-ahead log: SQLite waits for the disk once for each of them. The last frame of a commit names the
 * size of the database, all others say 0. Frames with other salts are left over from before the log was restarted.
 * https://sqlite.org/fileformat2.html#the_write_ahead_log
 */
function commitsIn(wal: Buffer): number {
  if (wal.length === 0) return 0;
  const frame = 24 + wal.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= wal.length; at += frame) {
    const isCurrent = wal.subarray(at + 8, at + 16).equals(wal.subarray(16, 24));
    if (isCurrent && wal.readUInt32BE(at + 4) > 0) commits++;
  }
  return commits;
}

export function sqliteSite(): Site & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-storage-'));
  const file = join(folder, 'leadlight.db');
  const opened: Storage[] = [];
  return {
    folder,
    place: file,
    opener: join(import.meta.dirname, 'open-sqlite.ts'),
    open: async ({ isNearlyFull = false, ...options }: OpenOptions = {}) => {
      const storage = await openSqlite({ file, ...options, ...(isNearlyFull && { mostPages: FEW_PAGES }) });
      opened.push(storage);
      return storage;
    },
    commits: async () => (existsSync(`${file}-wal`) ? commitsIn(readFileSync(`${file}-wal`)) : 0),
    wipe: async () => rmSync(file, { force: true }),
    remove: async () => {
      for (const storage of opened) await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
}
