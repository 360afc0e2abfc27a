/** Games in progress: kept in the database of this browser, which takes a moment to open. */
import type { TableCard } from '../../store/tables.ts';

export async function load(): Promise<readonly TableCard[]> {
  const { tables } = await import('../../store/open.ts');
  return (await (await tables()).list()).filter(({ over }) => !over);
}

export async function remove(id: string): Promise<readonly TableCard[]> {
  const { removeTables } = await import('../../keep/deleting.ts');
  await removeTables([id]);
  return load();
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago that was, in words: the largest unit that fits. */
export function ago(locale: string, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => now - then >= size) ?? (['second', Infinity] as const);
  return format.format(-Math.floor((now - then) / length), unit);
}
