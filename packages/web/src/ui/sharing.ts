/**
 * Shares the equal parts of successive plain values, such as the views of a game after each move. Equal parts stay the
 * same object, so that only changes are drawn again.
 */
type Shareable = Readonly<Record<string, unknown>>;

const isShareable = (value: unknown): value is Shareable => typeof value === 'object' && value !== null;

/** `after`, with equal parts taken from `before`. */
export function share<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isShareable(before) || !isShareable(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const shared = Object.entries(after).map(([name, value]) => [name, share(before[name], value)] as const);
  const isSame = shared.every(([name, value]) => name in before && Object.is(value, before[name]));
  if (isSame && Object.keys(before).length === shared.length) return before as Value;
  return (Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared)) as Value;
}

/** Remembers the previous value. */
export function sharing<Value>(): (next: Value) => Value {
  let last: Value | undefined;
  return (next) => {
    const shared = share(last, next);
    last = shared;
    return shared;
  };
}
