/** Where a replay is, in the fragment of the address: a link to it leads there, and a reload comes back. */
import { ELSEWHERE } from '../keep/origins.ts';

/** Browsers refuse addresses that change too often. */
const REST_MS = 250;

export class Place {
  /** The table that is looked at; a name for a record that came from elsewhere. */
  readonly table: string;
  /** What follows the number in the fragment; undefined when the address cannot lead here. */
  private readonly rest: string | undefined;

  constructor(table: string, rest: string | undefined) {
    this.table = table;
    this.rest = rest;
  }

  /** Of a record that is not among the games of this browser. */
  static elsewhere(rest: string | undefined): Place {
    return new Place(ELSEWHERE, rest);
  }

  get isElsewhere(): boolean {
    return this.table === ELSEWHERE;
  }

  /** Writes it down once it has come to rest. The function that is returned forgets about it. */
  keep(at: number): () => void {
    const { hash } = location;
    const timer = setTimeout(() => this.write(at, hash), REST_MS);
    return () => clearTimeout(timer);
  }

  /** An address that has changed meanwhile leads to something else, and stays as it is. */
  private write(at: number, hash: string): void {
    if (this.rest !== undefined && location.hash === hash) {
      history.replaceState(history.state, '', `#${at}${this.rest}`);
    }
  }
}
