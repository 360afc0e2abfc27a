/** Why the data can't be read or written. The server has a sentence for each of these, in every language. */
export const STORAGE_PROBLEMS = [
  /** The file is no database, or the database of another program. */
  'foreign',
  /** A newer version of Leadlight has written the data. */
  'newer',
  /** The file or its folder can't be written. */
  'readOnly',
  /** The file can't be created or opened. */
  'unreachable',
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
