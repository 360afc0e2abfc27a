/**
 * The authority that each command needs. The table checks it before anything else that depends on its state: a command
 * without authority changes nothing, and its sender learns nothing from the answer.
 */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Asked, CommandOf, CommandType, Sender } from './commands.ts';

/** A sender must act for the seat, be the host, or either of the two. */
type Authority = 'seat' | 'host' | 'either';

/** A new command does not compile without its line here; a command that names no seat needs the host. */
const NEEDED: {
  readonly [Type in CommandType]: CommandOf<GameTypes, Type> extends { readonly seat: Seat } ? Authority : 'host';
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
  return isEnough(NEEDED[command.type], isOfSeat, sender);
}

function isEnough(needed: Authority, isOfSeat: boolean, { host }: Sender): boolean {
  switch (needed) {
    case 'seat':
      return isOfSeat;
    case 'host':
      return host;
    case 'either':
      return host || isOfSeat;
  }
}
