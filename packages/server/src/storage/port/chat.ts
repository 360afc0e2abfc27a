/** What people say at a table. It is deleted with the table. */
import type { IdentityId, Ms, TableId } from './values.ts';

export interface ChatLine {
  /** Chosen by the speaker's client: a line that it sends again counts once. */
  readonly id: string;
  readonly at: Ms;
  /** Null for spectators. */
  readonly seat: number | null;
  /** The name of a spectator; null for a player. */
  readonly spectator: string | null;
  readonly identity: IdentityId;
  readonly kind: 'phrase' | 'text';
  readonly body: string;
}

export interface NumberedLine extends ChatLine {
  readonly number: number;
}

export interface Said {
  /** Counted from 0 at each table. */
  readonly number: number;
  /** False if the same person's line with this id was stored before; that one stays as it is. */
  readonly isNew: boolean;
}

export interface ChatStore {
  /** Undefined if there is no such table. */
  say(table: TableId, line: ChatLine): Promise<Said | undefined>;

  /** The lines from this number on, in order; only the latest if there are more than `limit`. */
  read(table: TableId, from: number, limit: number): Promise<readonly NumberedLine[]>;
}
