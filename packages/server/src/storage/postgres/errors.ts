/** Errors of PostgreSQL and of the line to it, as problems of the storage. */
import { DatabaseError } from 'pg';
import { ConflictError, StorageError, type StorageProblem } from '../port/errors.ts';

/** By SQLSTATE, or by its class, which is its first two characters: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  '08': 'unreachable',
  '25006': 'readOnly',
  '28': 'denied',
  '3D': 'missing',
  '42501': 'readOnly',
  '53100': 'full',
  '53300': 'unreachable',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** What PostgreSQL says about a prepared statement whose table has got another column since. */
const STALE = '0A000';

export const isStale = (error: unknown): boolean => error instanceof DatabaseError && error.code === STALE;

/**
 * Nothing of the transaction was stored, and asking again helps: another one has changed the same rows in the meantime,
 * or kept them locked, or a newer version has changed the schema.
 */
const isConflict = (code: string): boolean => /^(?:23|40)/.test(code) || code === '55P03' || code === STALE;

/** The only messages in which no stored value can be: about lines, users, databases, space and shutdowns. */
const isSafe = (code: string): boolean => /^(?:08|25|28|3D|53|57)/.test(code) || code === '42501';

function complaintOf({ code = '', message, constraint }: DatabaseError): StorageError {
  const problem = PROBLEMS[code] ?? PROBLEMS[code.slice(0, 2)] ?? 'failed';
  const where = constraint === undefined ? '' : `, ${constraint}`;
  const words = isSafe(code) ? message : `PostgreSQL refuses (${code}${where}).`;
  return isConflict(code) ? new ConflictError(words) : new StorageError(problem, words);
}

/** The driver's own words for a password that the database asks for, and that nobody gave. */
const asksForPassword = (message: string): boolean => message.startsWith('SASL');

/**
 * Errors of PostgreSQL stay behind, because their details quote rows. All others are about the line: it is cut, silent,
 * or can't be made.
 */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof DatabaseError) return complaintOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return new StorageError(asksForPassword(message) ? 'denied' : 'unreachable', message);
}
