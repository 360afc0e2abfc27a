/** Copies the database while it is in use. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BACKUP } from '../../base/threads.ts';
import { StorageError } from '../port/errors.ts';
import { storageErrorOf } from './errors.ts';

/** A large copy takes seconds, in which the server goes on. */
function copyInThread(file: string, copy: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(BACKUP, { workerData: { file, copy } });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}

/** Nobody else may read it, like the database itself. */
const createEmpty = (file: string): void => closeSync(openSync(file, 'w', 0o600));

/** A name is durable once its folder is. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

async function copyTo(file: string, into: string): Promise<void> {
  const partial = `${into}.partial`;
  try {
    createEmpty(partial);
    await copyInThread(file, partial);
    sync(partial);
    renameSync(partial, into);
    sync(dirname(into));
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Writes a database of its own that contains everything stored before the call. To restore it, start the server with a
 * copy of it. An earlier backup of this name is replaced once the new one is complete. Rejects with a `StorageError`.
 */
export async function backUp(file: string, into: string): Promise<void> {
  if (!existsSync(file)) throw new StorageError('unreachable', 'There is no database to back up.');
  try {
    await copyTo(file, into);
  } catch (error) {
    throw storageErrorOf(error);
  }
}
