/** The other end of a connection, as tables know it. */
import type { ServerFrame } from '@leadlight/protocol';
import type { Person } from '../identity/identities.ts';
import type { Packed } from './packed.ts';

export interface Reader {
  /** Undefined for a visitor without a name. */
  readonly person: Person | undefined;
  /** Everything that a reader ever gets goes through here. A frame for several readers is packed only once. */
  send(frame: ServerFrame | Packed): void;
  /** Says goodbye: the reader comes back, maybe to another node. */
  leave(reason: 'restart'): void;
}
