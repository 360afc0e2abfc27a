/** How quickly the client answers while a game is played: by what the browser itself says. */
import type { Browser, Page } from 'playwright-core';
import { playOut } from '../playing.ts';

/** Milliseconds, but for the shift, which has no unit. */
export interface Responsiveness {
  /** From a click to the next paint: the slowest, and the one that 98 of 100 are not slower than. */
  readonly slowest: number;
  readonly most: number;
  /** The longest piece of work on the main thread while bots think. */
  readonly longest: number;
  /** How far things jumped, added up. */
  readonly shift: number;
}

interface Seen {
  readonly events: number[];
  readonly tasks: number[];
  readonly shifts: number[];
}

/** Runs in the page before anything else: keeps what the browser measures. */
const OBSERVE = `
  globalThis.seen = { events: [], tasks: [], shifts: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, durationThreshold: 16 });
  watch('event', ({ duration }) => seen.events.push(duration));
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || seen.shifts.push(value));
`;

const collect = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

const last = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export interface Played {
  readonly game: number;
  readonly order: readonly string[];
  readonly clicks: number;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

export async function measureResponses(browser: Browser, address: string, played: Played): Promise<Responsiveness> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript({ content: OBSERVE });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: played.slowdown });
  await page.goto(address);
  await page.getByRole('button', { name: 'Play' }).nth(played.game).click();
  await page.getByText('Your turn').first().waitFor();
  await playOut(page, played.order, played.clicks);
  const { events, tasks, shifts } = await collect(page);
  await context.close();
  const sorted = events.toSorted((a, b) => a - b);
  return {
    slowest: last(sorted, 1),
    most: last(sorted, 0.98),
    longest: Math.max(0, ...tasks),
    shift: shifts.reduce((sum, value) => sum + value, 0),
  };
}
