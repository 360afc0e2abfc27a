/** Messages of the server on the terminal. */

/** Why the database can't be used. The second text is the system's own, in English. */
type StorageText = (place: string, error: string) => string;

export interface ServerTexts {
  readonly preparing: string;
  readonly ready: (address: string) => string;
  readonly portTaken: (port: number) => string;
  readonly portForbidden: (port: number) => string;
  readonly unknownHost: (host: string) => string;
  /** The host is known, but is another machine. */
  readonly foreignHost: (host: string) => string;
  readonly notListening: (host: string, port: number, code: string) => string;
  /** Addresses follow, one per line. */
  readonly onNetwork: string;
  readonly noNetwork: string;
  /** A QR code follows. */
  readonly scan: string;
  readonly badNumber: (name: string, least: number, most: number, value: string) => string;
  readonly badChoice: (name: string, choices: readonly string[], value: string) => string;
  /** The path on the site that everything is under. */
  readonly badPath: (name: string, value: string) => string;
  readonly badHosts: (name: string, value: string) => string;
  readonly badProxies: (name: string, value: string) => string;
  /** The value stays unsaid: it may contain a password. */
  readonly badAddress: (name: string, example: string) => string;
  /** The app must be built, but this user may not write there. */
  readonly unwritable: (path: string, code: string) => string;
  /** The app must be built, but there are no development packages. */
  readonly noTools: string;
  readonly notBuilt: (error: string) => string;
  /** The program was called with a word that it doesn't know. */
  readonly unknownCommand: (given: string, backupCommand: string) => string;
  /** How to call the program that makes backups. */
  readonly backupUsage: (backupCommand: string) => string;
  readonly notBackedUp: (into: string, code: string) => string;
  readonly backedUp: (file: string, into: string) => string;
  /** The data is in PostgreSQL, which has tools of its own. */
  readonly backupElsewhere: string;
  /** About the file of the data. */
  readonly storage: {
    readonly foreign: StorageText;
    readonly newer: StorageText;
    readonly inUse: StorageText;
    readonly readOnly: StorageText;
    readonly unreachable: StorageText;
    readonly full: StorageText;
    readonly damaged: StorageText;
    readonly busy: StorageText;
    readonly failed: StorageText;
  };
  /** About the database at an address. */
  readonly database: {
    readonly foreign: StorageText;
    readonly newer: StorageText;
    readonly inUse: StorageText;
    readonly readOnly: StorageText;
    readonly unreachable: StorageText;
    readonly denied: StorageText;
    readonly missing: StorageText;
    readonly full: StorageText;
    readonly damaged: StorageText;
    readonly busy: StorageText;
    readonly failed: StorageText;
  };
}
