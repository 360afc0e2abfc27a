/** A server under load, and its tables with everyone who sits there. */

/** The people at each table. */
export const PLAYERS = 4;

export interface LoadTable {
  /** Whether the game is over, so that nobody can move. */
  readonly isOver: boolean;
  /** Sends the next move. Resolves nothing: `moved` is called once everybody at the table has its frame. */
  move(): void;
  moved: () => void;
}

export interface Contender {
  readonly name: string;
  /** Its server's process. */
  readonly pid: number;
  /** Starts a new game at each table, with the same people. */
  deal(): Promise<readonly LoadTable[]>;
  close(): Promise<void>;
}

/** Starts a server in a process of its own, and connects everyone. */
export type Opening = (tables: number) => Promise<Contender>;
