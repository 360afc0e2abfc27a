/** Where a replay is, in the fragment of the address: a link to it leads there, and a reload comes back. */
import { ELSEWHERE } from '../keep/origins.ts';

/** Browsers refuse addresses that change too often. */
const REST_MS = 250;

/** The fragment of the page's address. */
export interface Fragment {
  readonly hash: string;
  /** Takes the place of what is there, in the history too. */
  replace(hash: string): void;
}

export class Place {
  /** The table that is looked at; a name for a record that came from elsewhere. */
  readonly table: string;
  /** What follows the number in the fragment; undefined when the address cannot lead here. */
  private readonly rest: string | undefined;
  private readonly address: Fragment;

  constructor(table: string, rest: string | undefined, address: Fragment) {
    this.table = table;
    this.rest = rest;
    this.address = address;
  }

  /** Of a record that is not among the games of this browser. */
  static elsewhere(rest: string | undefined, address: Fragment): Place {
    return new Place(ELSEWHERE, rest, address);
  }

  get isElsewhere(): boolean {
    return this.table === ELSEWHERE;
  }

  /** Writes it down once it has come to rest. The function that is returned forgets about it. */
  keep(at: number): () => void {
    const { hash } = this.address;
    const timer = setTimeout(() => this.write(at, hash), REST_MS);
    return () => clearTimeout(timer);
  }

  /** An address that has changed meanwhile leads to something else, and stays as it is. */
  private write(at: number, hash: string): void {
    if (this.rest !== undefined && this.address.hash === hash) this.address.replace(`#${at}${this.rest}`);
  }
}
