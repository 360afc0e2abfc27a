/** Plays in a browser by what a person can see and touch. */
import type { Locator, Page } from 'playwright-core';
import { en, type Texts, type TextsWith } from '../../packages/messages/src/index.ts';

/** Controls that are open announce it to all players, including those with a screen reader. */
const OPEN = '[aria-disabled="false"][aria-pressed="false"]';

/** Lines of the log are buttons too, and there are many. */
export const button = (word: string): string => `button:not(li > *):text-is("${word}")`;

/** The button that plays the chosen move: its words name the act, and differ from move to move. */
export const CONFIRM = 'button[data-confirms]';

/** The controls to touch in Sintra, in order of preference. */
export const sintraOrder = ({ web }: Texts): readonly string[] => [
  button(web.play.ready),
  // A touch can come just when the controls change, and pause the others' moves.
  button(web.play.resume),
  CONFIRM,
  '.choices button',
  `button.strip${OPEN}`,
  `button${OPEN} .pane`,
  `button${OPEN}`,
];

/** The controls to touch in Sagrada to draft any die that fits, without tools. */
export const sagradaOrder = ({ web, sagrada }: TextsWith<'sagrada'>): readonly string[] => [
  button(web.play.ready),
  button(web.play.resume),
  CONFIRM,
  `[role="grid"] button${OPEN}`,
  `[aria-label="${sagrada.board.offers}"] button${OPEN}`,
  `[aria-label="${sagrada.board.pool}"] button${OPEN}`,
  button(web.play.endTurn),
];

export const SINTRA = sintraOrder(en);
export const SAGRADA = sagradaOrder(en);

/** The middle of an element on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A page of any browser, as far as tests ask what is visible there. */
export interface Seen {
  /** The value of an expression in the page; promises are awaited. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
}

/** A way of touching an element at its place. */
export type Touch = (found: Locator, middle: Point) => Promise<void>;

/** An element that was there a moment ago is touched soon, or is gone. */
export const SOON = { timeout: 3000 };

export const byMouse: Touch = (found, { x, y }) => found.page().mouse.click(x, y);
export const byFinger: Touch = (found, { x, y }) => found.page().touchscreen.tap(x, y);

/**
 * Runs in the page: finds the first of these that exists, each as CSS with optional words on it, and its middle, unless
 * that is covered. One call does it all, since whole games are played like this.
 */
const FIRST = `(asked) => {
  const scrollTo = (one) => {
    if (one.scrollIntoViewIfNeeded === undefined) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else one.scrollIntoViewIfNeeded();
  };
  const middleOf = (one) => {
    scrollTo(one);
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isUncovered = (one, { x, y }) => (one.closest('button') ?? one).contains(document.elementFromPoint(x, y));
  for (const [place, [css, word]] of asked.entries()) {
    const one = [...document.querySelectorAll(css)].find(
      (each) => each.checkVisibility() && (word === undefined || each.textContent.trim() === word),
    );
    if (one === undefined) continue;
    const middle = middleOf(one);
    return isUncovered(one, middle) ? { place, middle } : null;
  }
  return null;
}`;

interface Found {
  readonly found: Locator;
  readonly middle: Point;
}

interface First {
  /** Its index in the order of the selectors. */
  readonly place: number;
  readonly middle: Point;
}

/** Selectors as CSS and words. */
const askedFor = (selectors: readonly string[]): readonly (readonly string[])[] =>
  selectors.map((selector) => selector.replace(/"\)$/, '').split(':text-is("'));

/** The next element to touch, in the order of the selectors; null if there is none. */
export function findFirst(page: Seen, selectors: readonly string[]): Promise<First | null> {
  return page.evaluate(`(${FIRST})(${JSON.stringify(askedFor(selectors))})`);
}

/** The same, as a Playwright locator. */
export async function findNext(page: Page, selectors: readonly string[]): Promise<Found | undefined> {
  const first = await findFirst(page, selectors);
  const selector = first === null ? undefined : selectors[first.place];
  if (first === null || selector === undefined) return undefined;
  return { found: page.locator(selector).first(), middle: first.middle };
}

/** Runs in the page: the boards react to a touch after the next paint. */
const FOLLOW = 'new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))';

/** Waits until the boards have reacted to a touch. */
export async function boardsFollow(page: Seen): Promise<void> {
  await page.evaluate(FOLLOW);
}

/** Touches the first of these that can be touched and returns whether there was one. */
export async function touchOne(page: Page, selectors: readonly string[], touch: Touch = byMouse): Promise<boolean> {
  const next = await findNext(page, selectors);
  if (next === undefined) return false;
  await touch(next.found, next.middle).catch(leaveIfGone);
  await boardsFollow(page);
  return true;
}

/** While bots play, an element can go away just before it is touched. */
function leaveIfGone(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
}

const gameIsOver = ({ web }: Texts): string =>
  `document.querySelector('h2[data-area="title"]')?.textContent.includes(${JSON.stringify(web.play.gameOver)}) === true`;

export const isOver = (page: Seen, texts: Texts = en): Promise<boolean> => page.evaluate(gameIsOver(texts));

/**
 * Runs in the page: what to touch once the boards have followed the last touch; null at the end of the game, or when
 * there was nothing this many times. The page waits by itself, since asking it again and again costs more than the game.
 */
const NEXT = `async (asked, isOver, most) => {
  await ${FOLLOW};
  for (let misses = 0; misses < most && !isOver(); misses++) {
    const first = (${FIRST})(asked);
    if (first !== null) return { ...first, misses };
    await new Promise((done) => setTimeout(done, 20));
  }
  return null;
}`;

interface Next extends First {
  /** How often there was nothing to touch before. */
  readonly misses: number;
}

/** How a game is played. */
interface Play {
  /** The controls to touch, in order of preference. */
  readonly order: readonly string[];
  readonly touch: (first: First) => Promise<void>;
  /** The touches, counting each time when there is nothing to touch. */
  readonly most: number;
  readonly texts?: Texts;
}

/** Plays until the game is over, or for this many touches. */
export async function playOn(page: Seen, { order, touch, most, texts = en }: Play): Promise<void> {
  const ask = `(${NEXT})(${JSON.stringify(askedFor(order))}, () => ${gameIsOver(texts)}`;
  for (let left = most; left > 0;) {
    const next = await page.evaluate<Next | null>(`${ask}, ${left})`);
    if (next === null) return;
    await touch(next);
    left -= next.misses + 1;
  }
  await boardsFollow(page);
}

/** The same in Playwright: always takes the first of the next choices. */
export async function playOut(
  page: Page,
  order: readonly string[],
  most: number,
  { texts = en, touch = byMouse }: { readonly texts?: Texts; readonly touch?: Touch } = {},
): Promise<void> {
  const touchFirst = ({ place, middle }: First): Promise<void> =>
    touch(page.locator(order[place] ?? '').first(), middle).catch(leaveIfGone);
  await playOn(page, { order, most, texts, touch: touchFirst });
}
