/** What differs between a checkout, which `npm start` runs, and a build, which `npm run build` makes. */
import type { ServerTexts } from '@leadlight/messages';

export interface Product {
  /** Relative folders are relative to this one. */
  readonly root: string;
  /** The folder of the data, unless the host chooses another. */
  readonly data: string;
  /** How to make a backup, without the file. */
  readonly backupCommand: string;
  /** The folder of the client, built first if need be; undefined after an error that has been reported. */
  client(words: ServerTexts): string | undefined;
}
