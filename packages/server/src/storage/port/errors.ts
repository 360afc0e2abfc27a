/** Why the data can't be read or written. The server has a sentence for each of these, in every language. */
export const STORAGE_PROBLEMS = [
  /** The file is no database, or the data is that of another program. */
  'foreign',
  /** A newer version of Leadlight has written the data. */
  'newer',
  /** Older servers are running that could not use the data any more, if this one started. */
  'inUse',
  /** The file, its folder or the database can't be written. */
  'readOnly',
  /** The file can't be created or opened, or the database doesn't answer. */
  'unreachable',
  /** The database refuses the user or the password. */
  'denied',
  /** The server has no database of this name. */
  'missing',
  /** The disk is full. Nothing of the transaction was stored. */
  'full',
  /** The content contradicts itself. */
  'damaged',
  /** Another process kept the data locked for too long. */
  'busy',
  /** Everything else; the message says what. */
  'failed',
] as const;

export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];

/** Its message is for logs. It contains no stored value, because values may be secret. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Another process has changed the same data at the same time. Nothing was stored, and asking again helps. */
export class ConflictError extends StorageError {
  constructor(message: string) {
    super('busy', message);
  }
}
