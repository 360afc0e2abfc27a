/** What every line to the database is told first. */
import type { Ms } from '../port/values.ts';

const settings = (values: Readonly<Record<string, number | string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `set ${name} = ${typeof value === 'number' ? value : `'${value}'`}`)
    .join('; ');

/** A commit is durable when it is answered, even if the host has chosen speed for other programs. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/**
 * The database gives up before the node does, so that both know what has happened. A node that hangs in the middle of a
 * transaction keeps others waiting for its rows for the shortest of these times.
 */
export const settingsForService = (patience: Ms): string =>
  `${settings({
    // A statement sees what others have committed before it began.
    default_transaction_isolation: 'read committed',
    statement_timeout: Math.round(patience * 0.8),
    lock_timeout: Math.round(patience * 0.6),
    idle_in_transaction_session_timeout: Math.round(patience * 0.5),
  })}; ${DURABLE}`;

/** Migrations may take long, and wait for each other. */
export const FOR_MIGRATIONS = settings({ statement_timeout: 0, lock_timeout: 0 });
