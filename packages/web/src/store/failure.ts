/** Why something could not be stored. */
export type FailureKind =
  /** There is no room left. */
  | 'full'
  /** Somebody else has written at the same place. */
  | 'taken'
  /** The table is not there any more. */
  | 'gone'
  /** Any other reason that the browser has. */
  | 'refused';

export class StoreFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(`store: ${kind}`, { cause });
    this.kind = kind;
  }
}

const KINDS: ReadonlyMap<string, FailureKind> = new Map([
  ['QuotaExceededError', 'full'],
  // What Firefox called it for years.
  ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
  ['ConstraintError', 'taken'],
]);

/** What went wrong, in our words. */
export function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  return new StoreFailure((error instanceof Error ? KINDS.get(error.name) : undefined) ?? 'refused', error);
}
