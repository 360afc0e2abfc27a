/** The place that a fragment names; the beginning if it names none. */
export function placeIn(fragment: string): number {
  const [, at] = /^#(\d{1,5})$/.exec(fragment) ?? [];
  return at === undefined ? 0 : Number(at);
}
