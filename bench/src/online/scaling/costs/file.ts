/** The bytes that a SQLite file really uses. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

function pragma(file: DatabaseSync, name: string): number {
  const row: Record<string, unknown> = file.prepare(`pragma ${name}`).get() ?? {};
  return Number(row[name]);
}

/** What the server has written is there, whether it is in the file already or in the log beside it. */
export function fileSize(folder: string): number {
  const file = new DatabaseSync(join(folder, 'leadlight.db'), { readOnly: true });
  const pages = pragma(file, 'page_count') - pragma(file, 'freelist_count');
  const bytes = pages * pragma(file, 'page_size');
  file.close();
  return bytes;
}
