/** How quickly the client answers while a game is played: by what the browser itself says. */
import type { Browser, Page } from 'playwright-core';
import { playOut } from '../playing.ts';

/** Milliseconds, but for the shift, which has no unit. */
export interface Responsiveness {
  /** From a click to the next paint, once the game is on: the slowest, and the one in the middle. */
  readonly slowest: number;
  readonly middle: number;
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

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

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
  await page.evaluate('seen.events.length = 0; seen.tasks.length = 0;');
  await playOut(page, played.order, played.clicks);
  const { events, tasks, shifts } = await collect(page);
  await context.close();
  const sorted = events.toSorted((a, b) => a - b);
  return {
    slowest: sorted.at(-1) ?? 0,
    middle: middleOf(sorted),
    longest: Math.max(0, ...tasks),
    shift: shifts.reduce((sum, value) => sum + value, 0),
  };
}
