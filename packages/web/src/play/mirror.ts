/** A view of a table that another tab hosts, as stored by that tab. It can be watched, but takes no commands. */
import type { Game, GameTypes, Viewer } from '@leadlight/core';
import type { Connection } from './connection.ts';
import { elsewhere, Ledger, type Log } from './ledger.ts';

export class Mirror<T extends GameTypes> {
  private readonly ledger: Ledger<T>;

  constructor(game: Game<T>, log: Log<T>) {
    this.ledger = new Ledger(game, log);
  }

  connect(viewer: Viewer): Connection<T> {
    return {
      listen: (from, receive) => this.ledger.listen({ viewer }, from, receive),
      ask: () => Promise.resolve(elsewhere()),
    };
  }

  /** Adds the entries of the log that are new here. */
  follow(log: Log<T>): void {
    for (const entry of log.slice(this.ledger.length)) this.ledger.take(entry);
  }

  close(): void {
    this.ledger.close();
  }
}
