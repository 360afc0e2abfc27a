/** A view of a table that another tab hosts, as stored by that tab. It can be watched, but takes no commands. */
import type { Game, GameTypes, Viewer } from '@leadlight/core';
import type { WitnessedTable } from '../log/witnessed.ts';
import type { Connection } from './connection.ts';
import { elsewhere, Ledger } from './ledger.ts';

export class Mirror<T extends GameTypes> {
  private readonly ledger: Ledger<T>;

  constructor(game: Game<T>, table: WitnessedTable<T>) {
    this.ledger = new Ledger(game, table);
  }

  connect(viewer: Viewer): Connection<T> {
    return {
      listen: (from, receive) => this.ledger.listen({ viewer }, from, receive),
      ask: () => Promise.resolve(elsewhere()),
    };
  }

  /** Sends the entries that are new here. */
  follow(table: WitnessedTable<T>): void {
    this.ledger.follow(table);
  }

  close(): void {
    this.ledger.close();
  }
}
