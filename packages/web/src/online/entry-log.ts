/** The entries of a table as they came from the server, without gaps, for everyone on this page who follows it. */
import type { GameTypes, Result } from '@leadlight/core';
import type { Command, Connection, Entry, Refusal, Shown } from '@leadlight/table';

type Receive = (shown: Shown<GameTypes>) => void;
type Ask = (command: Command<GameTypes>) => Promise<Result<null, Refusal<GameTypes>>>;

export class EntryLog {
  private entries: Entry<GameTypes>[] = [];
  private readonly listeners = new Set<Receive>();

  get length(): number {
    return this.entries.length;
  }

  get first(): Entry<GameTypes> | undefined {
    return this.entries[0];
  }

  /** Whether an entry before it is missing. A repeated entry changes nothing. */
  take(number: number, entry: Entry<GameTypes>): boolean {
    if (number !== this.length) return number > this.length;
    this.entries.push(entry);
    for (const receive of this.listeners) receive({ number, entry });
    return false;
  }

  clear(): void {
    this.entries = [];
  }

  /** The entries so far arrive at once, like those of a table in this tab. */
  connect(ask: Ask): Connection<GameTypes> {
    return {
      listen: (from, receive) => {
        this.entries.slice(from).forEach((entry, at) => receive({ number: from + at, entry }));
        this.listeners.add(receive);
        return () => this.listeners.delete(receive);
      },
      ask,
    };
  }
}
