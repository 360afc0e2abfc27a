/**
 * What this device saw of the beginning of its games: the server's commitment, and the salt that it added itself. The
 * finished game is compared with it, so that a record with another seed and another commitment is noticed.
 */
import { HEX_32, isObject, SALT, type Seat } from '@leadlight/core';
import { OWN_SIGHT } from '../storage/of-device.ts';
import { SMALL_MEMORY } from './memory.ts';

export interface Witnessed {
  readonly table: string;
  /** When this device saw it, in milliseconds since 1970. */
  readonly at: number;
  readonly commitment: string;
  /** The seat and the salt that this device committed to, if it did. */
  readonly seat?: Seat;
  readonly salt?: string;
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Older games are forgotten. */
const MOST = 100;

const isSalted = ({ seat, salt }: Readonly<Record<string, unknown>>): boolean =>
  Number.isInteger(seat) && typeof salt === 'string' && SALT.test(salt);

function isWitnessed(value: unknown): value is Witnessed {
  if (!isObject(value)) return false;
  const { table, at, commitment, seat, salt } = value;
  const isPlain = typeof table === 'string' && typeof at === 'number';
  const isSound = typeof commitment === 'string' && HEX_32.test(commitment);
  return isPlain && isSound && ((seat === undefined && salt === undefined) || isSalted(value));
}

function readAll(memory: Memory): readonly Witnessed[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(OWN_SIGHT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWitnessed) : [];
  } catch {
    return [];
  }
}

/** What this device saw first is never replaced; only its own salt may be added to it. */
export function witness(seen: Witnessed, memory: Memory = SMALL_MEMORY): void {
  const all = readAll(memory);
  const before = all.find(({ table }) => table === seen.table);
  if (before !== undefined && (before.salt !== undefined || seen.salt === undefined)) return;
  const others = all.filter(({ table }) => table !== seen.table);
  memory.setItem(OWN_SIGHT, JSON.stringify([...others, { ...seen, ...before }].slice(-MOST)));
}

export const witnessedAt = (table: string, memory: Memory = SMALL_MEMORY): Witnessed | undefined =>
  readAll(memory).find((seen) => seen.table === table);

/** What this device saw of the game with this commitment. */
export const witnessedAs = (commitment: string, memory: Memory = SMALL_MEMORY): Witnessed | undefined =>
  readAll(memory).find((seen) => seen.commitment === commitment);
