/**
 * The commands that the table has answered: a repeated command is answered with nothing new. Ids belong to their
 * senders, so no command can be mistaken for another sender's, and no sender can push another's ids out of the memory.
 *
 * The memory is bounded. A command repeated after the table has forgotten it counts as a new one, and the state of the
 * table decides: a turn is stale, because its own events have happened since `seen`; a started or abandoned game is not
 * started or abandoned again; other commands are carried out again if that is still possible.
 */
import type { CommandId, SenderName } from './commands.ts';

/** The latest ids of each sender. The sender with the oldest last answer comes first. */
export type Answered = ReadonlyMap<SenderName, readonly CommandId[]>;

/**
 * Per sender. A client waits for an answer before it asks again, so even a bad connection has far fewer of them under
 * way.
 */
export const MOST_IDS = 32;

/** Far more than the people who ever sit at one table. */
export const MOST_SENDERS = 64;

export const wasAnswered = (answered: Answered, sender: SenderName, id: CommandId): boolean =>
  answered.get(sender)?.includes(id) ?? false;

export function withAnswered(answered: Answered, sender: SenderName, id: CommandId): Answered {
  const others = [...answered].filter(([name]) => name !== sender);
  const ids = [...(answered.get(sender) ?? []), id];
  return new Map([...others.slice(1 - MOST_SENDERS), [sender, ids.slice(-MOST_IDS)]]);
}
