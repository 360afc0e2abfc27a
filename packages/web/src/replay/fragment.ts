/** The position in a fragment; the beginning if it has none. */
export function placeIn(fragment: string): number {
  const [, at] = /^#(\d{1,5})$/.exec(fragment) ?? [];
  return at === undefined ? 0 : Number(at);
}
