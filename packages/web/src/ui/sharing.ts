/**
 * Plain values of which each is much like the one before, such as what is seen of a game after each move. What is equal
 * stays the very same object, so that only what has changed is drawn anew.
 */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** `after`, with the parts of `before` that are equal to its own. */
export function share<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isFields(before) || !isFields(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const shared = Object.entries(after).map(([name, value]) => [name, share(before[name], value)] as const);
  const isSame = shared.every(([name, value]) => name in before && Object.is(value, before[name]));
  if (isSame && Object.keys(before).length === shared.length) return before as Value;
  return (Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared)) as Value;
}

/** Remembers the value before. */
export function sharing<Value>(): (next: Value) => Value {
  let last: Value | undefined;
  return (next) => {
    const shared = share(last, next);
    last = shared;
    return shared;
  };
}
