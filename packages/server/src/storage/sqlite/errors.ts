/** Errors of SQLite and of the file system, as problems of the storage. */
import { systemError } from '../../base/system-error.ts';
import { StorageError, type StorageProblem } from '../port/errors.ts';

/** The primary result codes of SQLite that users can do something about: https://sqlite.org/rescode.html */
const PROBLEMS: Readonly<Record<number, StorageProblem>> = {
  5: 'busy',
  6: 'busy',
  8: 'readOnly',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'foreign',
};

const SYSTEM_PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** The lowest byte of an extended result code is the primary one. */
const primaryOf = (code: number): number => code % 256;

function problemOf(error: Error): StorageProblem {
  if ('errcode' in error && typeof error.errcode === 'number') return PROBLEMS[primaryOf(error.errcode)] ?? 'failed';
  const refused = systemError(error);
  return refused === undefined ? 'failed' : (SYSTEM_PROBLEMS[refused.code] ?? 'unreachable');
}

export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (!(error instanceof Error)) return new StorageError('failed', String(error));
  return new StorageError(problemOf(error), error.message, { cause: error });
}
