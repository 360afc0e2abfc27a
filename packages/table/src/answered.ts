/**
 * The commands that were answered, so that one that comes again is answered with nothing new. Ids belong to their
 * senders: nobody's command can be mistaken for somebody else's, and nobody can make the table forget another sender's.
 *
 * Only so many are remembered. A command that comes again after that is a new one, and the state of the table decides:
 * a turn is stale, since its sender had not seen itself play it; `start` and `abandon` have happened; the others are done
 * once more if they still can be.
 */
import type { CommandId, SenderName } from './commands.ts';

/** The latest ids of each sender. Senders whose answers are the longest ago come first. */
export type Answered = ReadonlyMap<SenderName, readonly CommandId[]>;

/** A client waits for one answer before it asks for another: far more than a bad line can have under way. */
export const MOST_IDS = 32;

/** Far more than ever sit at a table, with everyone who got up again. */
export const MOST_SENDERS = 64;

export const wasAnswered = (answered: Answered, sender: SenderName, id: CommandId): boolean =>
  answered.get(sender)?.includes(id) ?? false;

export function withAnswered(answered: Answered, sender: SenderName, id: CommandId): Answered {
  const others = [...answered].filter(([name]) => name !== sender);
  const ids = [...(answered.get(sender) ?? []), id];
  return new Map([...others.slice(1 - MOST_SENDERS), [sender, ids.slice(-MOST_IDS)]]);
}
