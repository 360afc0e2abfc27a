/** Games in progress: kept in the database of this browser, which takes a moment to open. */
import type { TableCard } from '../../store/tables.ts';

const KEY = 'leadlight-going';

/** How many there were last time, so that room is left for them and nothing moves when they come. */
export function expected(): number {
  try {
    const count = Number(localStorage.getItem(KEY));
    return Number.isInteger(count) ? Math.max(count, 0) : 0;
  } catch {
    return 0;
  }
}

function expect(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // Then the page moves a little next time.
  }
}

export async function load(): Promise<readonly TableCard[]> {
  const { tables } = await import('../../play/local.ts');
  const going = (await (await tables()).list()).filter(({ over }) => !over);
  expect(going.length);
  return going;
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
