/**
 * Lets one process work at a time. The lock is a symbolic link to a name that identifies its owner: it appears
 * atomically, and a lock left behind by a process that has ended does not count.
 */
import { lstat, readlink, symlink, unlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded, readOwner, thisProcess, writeOwner } from './owner.ts';
import { systemError } from '../base/system-error.ts';

const ASK_AGAIN_MS = 100;

/** How long a lock counts if its owner cannot be seen from here. */
const PATIENCE_MS = 120_000;

/** Rejects if the lock cannot be created. */
export async function alone(lock: string, work: () => Promise<void>): Promise<void> {
  const owner = writeOwner(thisProcess());
  while (!(await take(lock, owner))) await pause(ASK_AGAIN_MS);
  try {
    await work();
  } finally {
    await remove(lock, owner);
  }
}

async function take(lock: string, owner: string): Promise<boolean> {
  if (
    await unless(
      'EEXIST',
      symlink(owner, lock).then(() => true),
    )
  )
    return true;
  const other = await ownerOf(lock);
  if (other !== undefined && (await isLeftBehind(lock, other))) await clearAway(lock, other);
  return false;
}

/** Undefined if the lock is gone. */
const ownerOf = (lock: string): Promise<string | undefined> => unless('ENOENT', readlink(lock));

async function isLeftBehind(lock: string, owner: string): Promise<boolean> {
  const ended = hasEnded(readOwner(owner));
  if (ended !== undefined) return ended;
  const made = await unless('ENOENT', lstat(lock));
  return made !== undefined && Date.now() - made.mtimeMs > PATIENCE_MS;
}

/**
 * Two processes may find the same stale lock, and the slower one must not remove the lock that the other has created
 * since. So only one process at a time removes it, under a lock named after the owner that is gone.
 */
const clearAway = (lock: string, owner: string): Promise<void> => alone(`${lock}.${owner}`, () => remove(lock, owner));

async function remove(lock: string, owner: string): Promise<void> {
  if ((await ownerOf(lock)) === owner) await unlink(lock);
}

/** Undefined if the system refuses for this reason; any other error is left to the caller. */
async function unless<Value>(code: string, work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (systemError(error)?.code !== code) throw error;
    return undefined;
  }
}
