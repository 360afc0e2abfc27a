/** The client's response times during a game, as measured by the browser itself. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { findNext } from '../playing.ts';

/** Milliseconds, except for the layout shift, which has no unit. */
export interface Responsiveness {
  /** From a tap to the next paint during a game: the slowest and the median. */
  readonly slowest: number;
  readonly middle: number;
  /** The longest task on the main thread started by a tap. */
  readonly longest: number;
  /** The longest task while bots think and play. */
  readonly watching: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** The browser's measurements since the last request. */
interface Seen {
  readonly taps: readonly number[];
  readonly tasks: readonly number[];
  readonly shifts: readonly number[];
}

/** Runs in the page before anything else, and collects the browser's measurements. */
const OBSERVE = `
  globalThis.seen = { taps: [], tasks: [], shifts: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, durationThreshold: 16 });
  watch('event', ({ interactionId, duration }) => interactionId > 0 && seen.taps.push(duration));
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || seen.shifts.push(value));
`;

/** Returns the measurements and starts afresh. */
const TAKE = `(() => {
  const taken = structuredClone(seen);
  for (const list of Object.values(seen)) list.length = 0;
  return taken;
})()`;

export interface Played {
  readonly game: number;
  readonly order: readonly string[];
  readonly taps: number;
  /** The factor by which the CPU is slowed down. */
  readonly slowdown: number;
}

/** The pause after a tap: longer than any animation. */
const REST_MS = 1200;

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/**
 * Slows the CPU of a page only while it is measured: finding the next tap uses the same CPU, but is the test's own work.
 */
class Slowed {
  private readonly page: Page;
  private readonly protocol: CDPSession;
  private readonly slowdown: number;

  constructor(page: Page, protocol: CDPSession, slowdown: number) {
    this.page = page;
    this.protocol = protocol;
    this.slowdown = slowdown;
  }

  async measure(work: () => Promise<void>): Promise<Seen> {
    await this.page.evaluate(TAKE);
    await this.slow(this.slowdown);
    await work();
    await this.page.waitForTimeout(REST_MS);
    await this.slow(1);
    return (await this.page.evaluate(TAKE)) as Seen;
  }

  private async slow(rate: number): Promise<void> {
    await this.protocol.send('Emulation.setCPUThrottlingRate', { rate });
  }
}

interface Measured {
  readonly isTap: boolean;
  readonly seen: Seen;
}

/** Taps the next choice, or just watches if it is not this player's turn. */
async function measureNext(page: Page, slowed: Slowed, order: readonly string[]): Promise<Measured> {
  const next = await findNext(page, order);
  const seen = await slowed.measure(async () => {
    if (next !== undefined) await page.touchscreen.tap(next.middle.x, next.middle.y);
  });
  return { isTap: next !== undefined, seen };
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;

/**
 * The window is as tall as the page. Otherwise the lower end lies outside it, where changes are never painted, and a test
 * that waits for such a paint measures something else.
 */
async function enlargeWindow(protocol: CDPSession): Promise<void> {
  const { windowId } = await protocol.send('Browser.getWindowForTarget');
  await protocol.send('Browser.setWindowBounds', { windowId, bounds: { width: 800, height: 1200 } });
}

interface Watched {
  readonly page: Page;
  readonly slowed: Slowed;
}

/** A phone-sized page with the browser's measurements. */
async function openWatched(browser: Browser, address: string, slowdown: number): Promise<Watched> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await enlargeWindow(protocol);
  await page.addInitScript({ content: OBSERVE });
  await page.goto(address);
  return { page, slowed: new Slowed(page, protocol, slowdown) };
}

const tapsIn = (measured: readonly Measured[]): readonly number[] =>
  measured.flatMap(({ seen }) => most(seen.taps) || []).toSorted((a, b) => a - b);

/** A page with a single button that counts: this machine's baseline for any tap. */
const PLAIN = `data:text/html,<meta name="viewport" content="width=device-width">
  <button onclick="this.textContent = Number(this.textContent) + 1">0</button>`;

/** The median time from a tap on it to the next paint. */
export async function measurePlain(browser: Browser, slowdown: number, taps: number): Promise<number> {
  const { page, slowed } = await openWatched(browser, PLAIN, slowdown);
  const measured: Measured[] = [];
  while (measured.length < taps) measured.push(await measureNext(page, slowed, ['button']));
  await page.context().close();
  return middleOf(tapsIn(measured));
}

export async function measureResponses(browser: Browser, address: string, played: Played): Promise<Responsiveness> {
  const { page, slowed } = await openWatched(browser, address, played.slowdown);
  await page.getByRole('button', { name: 'Play' }).nth(played.game).tap();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  const measured: Measured[] = [];
  for (let taps = 0; taps < played.taps; taps++) measured.push(await measureNext(page, slowed, played.order));
  await page.context().close();
  const taps = tapsIn(measured);
  const tasks = (isTap: boolean): number =>
    most(measured.filter((each) => each.isTap === isTap).flatMap(({ seen }) => seen.tasks));
  return {
    slowest: most(taps),
    middle: middleOf(taps),
    longest: tasks(true),
    watching: tasks(false),
    shift: measured.flatMap(({ seen }) => seen.shifts).reduce((sum, value) => sum + value, 0),
  };
}
