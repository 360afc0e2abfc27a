/** The one interface between a client and a table, wherever the table is hosted. */
import type { GameTypes, Result } from '@leadlight/core';
import type { Command, Refusal } from '../commands/commands.ts';
import type { Shown } from '../log/show.ts';

export interface Connection<T extends GameTypes> {
  /**
   * Sends all entries from a number on, including future ones. They may arrive twice or not at all; a listener that
   * misses one listens again. Returns a function that stops listening.
   */
  listen(from: number, receive: (shown: Shown<T>) => void): () => void;
  /**
   * Sends a command to the table. The answer comes once its consequences are stored. If the promise is rejected, the
   * command may or may not have arrived: send it again with the same id.
   */
  ask(command: Command<T>): Promise<Result<null, Refusal<T>>>;
}
