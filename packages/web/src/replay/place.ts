/** Keeps the position of a replay in the fragment of the address, so that links and reloads lead back to it. */
import { ELSEWHERE } from '../hosting/origins.ts';

/** Browsers refuse addresses that change too often. */
const REST_MS = 250;

/** The fragment of the page's address. */
export interface Fragment {
  readonly hash: string;
  /** Also replaces the current entry in the history. */
  replace(hash: string): void;
}

export class ReplayPlace {
  /** The id of the replayed table, or a placeholder for a record from a file or link. */
  readonly table: string;
  /** The part of the fragment after the number; undefined when no address leads here. */
  private readonly rest: string | undefined;
  private readonly address: Fragment;

  constructor(table: string, rest: string | undefined, address: Fragment) {
    this.table = table;
    this.rest = rest;
    this.address = address;
  }

  /** The place of a record that isn't stored in this browser. */
  static elsewhere(rest: string | undefined, address: Fragment): ReplayPlace {
    return new ReplayPlace(ELSEWHERE, rest, address);
  }

  get isElsewhere(): boolean {
    return this.table === ELSEWHERE;
  }

  /** Writes the position once it stays unchanged for a moment. Returns a function that cancels the write. */
  keep(at: number): () => void {
    const { hash } = this.address;
    const timer = setTimeout(() => this.write(at, hash), REST_MS);
    return () => clearTimeout(timer);
  }

  /** An address that has changed in the meantime leads elsewhere and stays as it is. */
  private write(at: number, hash: string): void {
    if (this.rest !== undefined && this.address.hash === hash) this.address.replace(`#${at}${this.rest}`);
  }
}
