/** What every line to the database is told first. */

/** The database's own limits, in milliseconds. Each is shorter than the patience of the node (see pool.ts). */
const STATEMENT_MS = 6000;
const LOCK_MS = 5000;

/** A node that hangs in the middle of a transaction keeps others waiting for its rows until then. */
const IDLE_MS = 4000;

const settings = (values: Readonly<Record<string, number | string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ');

/** A commit is durable when it is answered, even if the host has chosen speed for other programs. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

export const FOR_SERVICE = `${settings({
  // A statement sees what others have committed before it began.
  default_transaction_isolation: "'read committed'",
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_MS,
})}; ${DURABLE}`;

/** Migrations may take long, and wait for each other. */
export const FOR_MIGRATIONS = settings({ statement_timeout: 0, lock_timeout: 0 });
