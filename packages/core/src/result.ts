/** The result of a function that may refuse its input: a value, or the reasons why there is none. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: readonly Failure[] };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const fail = <Failure>(problems: readonly Failure[]): Result<never, Failure> => ({ ok: false, problems });
