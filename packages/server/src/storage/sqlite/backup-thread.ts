/** Writes a consistent copy of a database that others may be writing to. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const PATIENCE_MS = 5000;

const { file, copy } = workerData as { readonly file: string; readonly copy: string };
const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
try {
  database.exec('pragma synchronous = full');
  database.prepare('vacuum into ?').run(copy);
} finally {
  database.close();
}
