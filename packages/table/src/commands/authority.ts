/**
 * The authority that commands need. The table checks it before anything else that depends on its state, except for the
 * sender's own earlier commands: a command without authority changes nothing, and its sender learns nothing from the
 * answer.
 */
import type { Seat } from '@leadlight/core';
import type { CommandId } from '../log/entries.ts';
import type { Sender } from './commands.ts';

/** A sender must act for the seat, be the host, or either of the two; or anyone may ask. */
export type Authority = 'seat' | 'host' | 'either' | 'anyone';

/** What matters of any command before its contents do. */
export interface Asking {
  readonly command: { readonly id: CommandId; readonly seat?: Seat };
  readonly sender: Sender;
}

export function hasAuthority(needed: Authority, { command, sender }: Asking): boolean {
  const isOfSeat = command.seat !== undefined && sender.seats.includes(command.seat);
  return needed === 'anyone' || (isOfSeat && needed !== 'host') || (sender.host && needed !== 'seat');
}
