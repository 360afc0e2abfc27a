/** The lines to the database. Each node has a few: writes share one transaction at a time, and reads are short. */
import { Pool, TypeOverrides, type PoolConfig } from 'pg';
import { StorageError } from '../port/errors.ts';
import type { Ms } from '../port/values.ts';

/** PostgreSQL admits 100 connections if its host says nothing else: enough for a dozen nodes. */
const MOST_LINES = 8;
const IDLE_MS = 60_000;

/** How long to wait for a line to the database. */
const CONNECT_MS = 4000;

/** Finds out that the other end is gone while nothing is asked. */
const KEEP_ALIVE_MS = 10_000;

const BIGINT = 20;

/** All our numbers are integers that JavaScript can hold. */
function newTypes(): TypeOverrides {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(BIGINT, Number);
  return parsers;
}

type Limits = Pick<PoolConfig, 'max' | 'query_timeout'>;

/** For short statements. A line that is silent for this many milliseconds is cut. */
export const usualLimits = (silence: Ms): Limits => ({ max: MOST_LINES, query_timeout: silence });

/** One line, for statements that may take as long as they need. */
export const PATIENT: Limits = { max: 1 };

/** The library's own complaint about an address would quote it, with the password. */
function poolOf(url: string, limits: Limits): Pool {
  try {
    return new Pool({
      connectionString: url,
      application_name: 'leadlight',
      types: newTypes(),
      ...limits,
      idleTimeoutMillis: IDLE_MS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
  } catch {
    throw new StorageError('unreachable', 'The address of the database is malformed.');
  }
}

/**
 * Makes lines as they are needed. One that breaks is replaced by the next one to need it, so nobody has to hear of it
 * here.
 */
export function openPool(url: string, limits: Limits): Pool {
  const pool = poolOf(url, limits);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
