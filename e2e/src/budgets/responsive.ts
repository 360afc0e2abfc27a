/** How quickly the client answers while a game is played: by what the browser itself says. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { findNext } from '../playing.ts';

/** Milliseconds, but for the shift, which has no unit. */
export interface Responsiveness {
  /** From a tap to the next paint, once the game is on: the slowest, and the one in the middle. */
  readonly slowest: number;
  readonly middle: number;
  /** The longest piece of work on the main thread that a tap began. */
  readonly longest: number;
  /** The longest one while bots think and play. */
  readonly watching: number;
  /** How far things jumped, added up. */
  readonly shift: number;
}

/** What the browser measured since it was asked last. */
interface Seen {
  readonly taps: readonly number[];
  readonly tasks: readonly number[];
  readonly shifts: readonly number[];
}

/** Runs in the page before anything else: keeps what the browser measures. */
const OBSERVE = `
  globalThis.seen = { taps: [], tasks: [], shifts: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, durationThreshold: 16 });
  watch('event', ({ interactionId, duration }) => interactionId > 0 && seen.taps.push(duration));
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || seen.shifts.push(value));
`;

/** Takes what was measured, and begins anew. */
const TAKE = `(() => {
  const taken = structuredClone(seen);
  for (const list of Object.values(seen)) list.length = 0;
  return taken;
})()`;

export interface Played {
  readonly game: number;
  readonly order: readonly string[];
  readonly taps: number;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

/** How long the page is left alone after a tap: longer than any motion. */
const REST_MS = 1200;

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/**
 * A page whose processor is slow only while it is measured: looking for what to tap takes the same processor, and
 * belongs to whoever looks.
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

/** Taps on what comes next where it lies, or only watches when it is not this person's turn. */
async function measureNext(page: Page, slowed: Slowed, order: readonly string[]): Promise<Measured> {
  const next = await findNext(page, order);
  const seen = await slowed.measure(async () => {
    if (next !== undefined) await page.touchscreen.tap(next.middle.x, next.middle.y);
  });
  return { isTap: next !== undefined, seen };
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;

/**
 * The window is as high as the page, so that its lower end lies outside it: what changes there is never painted, and
 * whoever waits for that waits for something else.
 */
async function enlargeWindow(protocol: CDPSession): Promise<void> {
  const { windowId } = await protocol.send('Browser.getWindowForTarget');
  await protocol.send('Browser.setWindowBounds', { windowId, bounds: { width: 800, height: 1200 } });
}

interface Watched {
  readonly page: Page;
  readonly slowed: Slowed;
}

/** A phone's screen, on which the browser measures. */
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

/** A page with nothing but a button that counts: what this machine takes for any tap. */
const PLAIN = `data:text/html,<meta name="viewport" content="width=device-width">
  <button onclick="this.textContent = Number(this.textContent) + 1">0</button>`;

/** From a tap on it to the next paint, in the middle. */
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
