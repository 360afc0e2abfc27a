/** The one interface between a client and a table, wherever the table is hosted. */
import type { GameTypes, Result } from '@leadlight/core';
import type { Command, Refusal, Shown } from '@leadlight/table';

export interface Connection<T extends GameTypes> {
  /**
   * Sends all entries from a number on, those to come included. They may come twice, or not at all: who misses one asks
   * again. The function that is returned ends it.
   */
  listen(from: number, receive: (shown: Shown<T>) => void): () => void;
  /**
   * Asks something of the table. The answer comes when what follows is stored. A promise that is rejected leaves open
   * whether the command arrived: ask again with the same id.
   */
  ask(command: Command<T>): Promise<Result<null, Refusal<T>>>;
}
