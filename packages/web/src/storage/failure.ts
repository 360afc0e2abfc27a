import type { FailureKind } from '../base/failure-kind.ts';

export class StoreFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(`store: ${kind}`, { cause });
    this.kind = kind;
  }
}

const KINDS: ReadonlyMap<string, FailureKind> = new Map([
  ['QuotaExceededError', 'full'],
  // Firefox used this name for years.
  ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
  ['ConstraintError', 'taken'],
]);

/** Translates a browser's error into a store failure. */
export function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  return new StoreFailure((error instanceof Error ? KINDS.get(error.name) : undefined) ?? 'refused', error);
}
