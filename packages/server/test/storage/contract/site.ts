/** A place for data that a test opens, closes and opens again. */
import type { Ms, Storage } from '../../../src/storage/index.ts';

export interface OpenOptions {
  /** Measures leases. */
  readonly leaseClock?: () => Ms;
  /** There is hardly any room for more data. */
  readonly isNearlyFull?: boolean;
  readonly onStatement?: (text: string) => void;
}

export interface Site {
  /** The same data every time. The site closes what a test leaves open. */
  open(options?: OpenOptions): Promise<Storage>;
  /** Transactions made durable since the storage was last opened. */
  commits(): Promise<number>;
  /** For a module that exports `open(place)`, so that a process of its own can open the same data. */
  readonly place: string;
  readonly opener: string;
  /** Deletes all data, and where it is kept. */
  wipe(): Promise<void>;
  remove(): Promise<void>;
}
