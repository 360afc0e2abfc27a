/** Work that must happen later, whichever process is there to do it. */
import type { Ms, TableId } from './values.ts';

/** A table has at most one row of each kind and key. */
export interface DueRow {
  readonly table: TableId;
  readonly kind: string;
  readonly key: string;
  /** By the clock of the service, which stands still while the service is down. */
  readonly at: Ms;
}

/** Work with a lease on it. */
export interface TakenRow extends DueRow {
  readonly holder: string;
  /** How often the work was taken, this time included. */
  readonly attempts: number;
}

export interface DueStore {
  /**
   * Adds work, or moves it to another time, which ends any lease on it. Work that is already due at that time stays as
   * it is. Resolves with false if there is no such table.
   */
  put(row: DueRow): Promise<boolean>;

  /**
   * Leases work that is due, the earliest first. Nobody else can take it until the lease is over, which is measured by
   * a clock that never jumps: `now` only says what is due.
   */
  take(now: Ms, holder: string, lease: Ms, limit: number): Promise<readonly TakenRow[]>;

  /** Deletes the work. Resolves with false if it was moved or taken over in the meantime. */
  done(row: TakenRow): Promise<boolean>;

  /** Ends the lease, to try again at another time. Resolves with false like `done`. */
  retry(row: TakenRow, at: Ms): Promise<boolean>;

  /** How long the earliest work has been overdue; 0 if nothing is. */
  lag(now: Ms): Promise<Ms>;
}
