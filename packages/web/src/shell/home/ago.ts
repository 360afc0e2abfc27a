const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The time since a moment in words, in the largest unit that fits. */
export function ago(locale: string, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => now - then >= size) ?? (['second', Infinity] as const);
  return format.format(-Math.floor((now - then) / length), unit);
}
