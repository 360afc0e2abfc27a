/** Ways to break plain data in one place. */

export interface Mutation {
  /** What was done, and where. */
  readonly name: string;
  readonly value: unknown;
}

/** None of these is right anywhere: texts, numbers, flags, lists and objects all look otherwise. */
const WRONG: readonly unknown[] = [-1.5, 1e300, '\u0000', '\ud800', [[[]]], { wrong: true }];

type Path = readonly (string | number)[];

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The places of everything in the value, at any depth. */
export function pathsIn(value: unknown): readonly Path[] {
  if (!isParent(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])]);
}

/** A copy of the value, in which one place is changed. */
export function changed(value: unknown, [key, ...rest]: Path, change: (inner: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy: unknown = structuredClone(value);
  if (!isParent(copy)) return copy;
  const inner = changed(copy[key], rest, change);
  return Array.isArray(copy) ? copy.with(Number(key), inner) : { ...copy, [key]: inner };
}

const wrong = (value: unknown, path: Path): readonly Mutation[] =>
  WRONG.map((each) => ({
    name: `${path.join('.')} is ${JSON.stringify(each)}`,
    value: changed(value, path, () => each),
  }));

const without = (value: unknown, path: Path): Mutation => ({
  name: `no ${path.join('.')}`,
  value: changed(value, path, () => undefined),
});

/** `free` are places that may hold anything, and `optional` those that may be missing. */
export function mutationsOf(
  value: unknown,
  free: ReadonlySet<string>,
  optional: ReadonlySet<string>,
): readonly Mutation[] {
  const paths = pathsIn(value).filter((path) => !path.some((_, at) => free.has(path.slice(0, at + 1).join('.'))));
  return paths.flatMap((path) => [
    ...wrong(value, path),
    ...(optional.has(path.join('.')) || path.some((key) => /^\d+$/.test(String(key))) ? [] : [without(value, path)]),
  ]);
}
