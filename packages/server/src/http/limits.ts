/** How much one visitor may ask of the server. */
import type { Rate } from './bucket.ts';

export interface Limits {
  /** Requests of one address: enough for a family behind one router. */
  readonly requests: Rate;
  /** Requests that let a device in, of one address: each is a guess at a secret, or a new guest. */
  readonly entries: Rate;
  /** Connections of one address at a time. */
  readonly connections: number;
  /** Frames of one connection: more than a person with several tables needs, and little enough to bear. */
  readonly frames: Rate;
  /** Whole logs that one connection is sent: they are long, and the frame that asks for one is short. */
  readonly follows: Rate;
  /** What one connection says at its tables. */
  readonly words: Rate;
  /** New tables of one person. */
  readonly tables: Rate;
  /** Refusals of one connection. A client that is refused more often without a pause is cut off. */
  readonly refusals: Rate;
  /** A reader that leaves this many bytes unread is too slow to follow, and comes back when it can. */
  readonly unread: number;
  /** A connection that does not answer for this many milliseconds is gone. */
  readonly silence: number;
}

export const LIMITS: Limits = {
  requests: { burst: 200, perSecond: 20 },
  entries: { burst: 30, perSecond: 0.2 },
  connections: 200,
  frames: { burst: 60, perSecond: 15 },
  follows: { burst: 60, perSecond: 1 },
  words: { burst: 10, perSecond: 0.5 },
  tables: { burst: 20, perSecond: 0.1 },
  refusals: { burst: 100, perSecond: 5 },
  unread: 1_000_000,
  silence: 25_000,
};
