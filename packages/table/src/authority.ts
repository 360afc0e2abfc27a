/**
 * Whose word each command needs. It is asked for before anything else about a command is looked at: nobody learns
 * anything about a table, or changes anything at it, by a command that is not theirs to give.
 */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Asked, CommandOf, CommandType, Sender } from './commands.ts';

/** The word of the seat, of the host, or of one of them. */
type Word = 'seat' | 'host' | 'either';

/** A new command does not compile without its word; one that names no seat can only need the host's. */
const WORDS: {
  readonly [Type in CommandType]: CommandOf<GameTypes, Type> extends { readonly seat: Seat } ? Word : 'host';
} = {
  sit: 'either',
  leave: 'either',
  start: 'host',
  play: 'seat',
  'stand-in': 'either',
  abandon: 'host',
};

export function mayAsk<T extends GameTypes>({ command, sender }: Pick<Asked<T>, 'command' | 'sender'>): boolean {
  const isOfSeat = 'seat' in command && sender.seats.includes(command.seat);
  return hasWord(WORDS[command.type], isOfSeat, sender);
}

function hasWord(word: Word, isOfSeat: boolean, { host }: Sender): boolean {
  switch (word) {
    case 'seat':
      return isOfSeat;
    case 'host':
      return host;
    case 'either':
      return host || isOfSeat;
  }
}
