/** Plays in a browser by what a person can see and touch. */
import type { Locator, Page } from 'playwright-core';
import { en, type Texts } from '../../packages/messages/src/index.ts';

/** What is open to be touched says so to everybody, by ear too. */
const OPEN = '[aria-disabled="false"][aria-pressed="false"]';

/** Lines of the log are buttons, too, and many. */
const button = (word: string): string => `button:not(li > *):text-is("${word}")`;

/** What to touch in Sintra, the first of these that there is. */
export const sintraOrder = ({ web }: Texts): readonly string[] => [
  button(web.play.ready),
  button(web.play.confirm),
  '.choices button',
  `button.strip${OPEN}`,
  `button${OPEN} .pane`,
  `button${OPEN}`,
];

/** What to touch in Sagrada, to draft whatever fits, without tools. */
export const sagradaOrder = ({ web, boards }: Texts): readonly string[] => [
  button(web.play.ready),
  button(web.play.confirm),
  `[role="grid"] button${OPEN}`,
  `[aria-label="${boards.sagrada.offers}"] button${OPEN}`,
  `[aria-label="${boards.sagrada.pool}"] button${OPEN}`,
  button(web.play.endTurn),
];

export const SINTRA = sintraOrder(en);
export const SAGRADA = sagradaOrder(en);

/** A way of touching something. */
export type Touch = (found: Locator) => Promise<void>;

/** What was there a moment ago is touched soon, or is gone. */
export const SOON = { timeout: 3000 };

const click: Touch = (found) => found.click(SOON);

/** Runs in the page: the place of the first of these that there is, each as CSS and perhaps the words on it. */
const FIRST = `(asked) => asked.findIndex(([css, word]) =>
  [...document.querySelectorAll(css)].some((one) => word === undefined || one.textContent.trim() === word))`;

/** Asked for in one go, since whole games are played like this. */
function firstOf(page: Page, selectors: readonly string[]): Promise<number> {
  const asked = selectors.map((selector) => selector.replace(/"\)$/, '').split(':text-is("'));
  return page.evaluate<number>(`(${FIRST})(${JSON.stringify(asked)})`);
}

/** What comes next to be touched, in the order of what is asked for; undefined while there is nothing. */
export async function findNext(page: Page, selectors: readonly string[]): Promise<Locator | undefined> {
  const first = await firstOf(page, selectors);
  return first < 0 ? undefined : page.locator(selectors[first]).first();
}

/** Touches the first thing that can be touched of these, and says whether there was one. */
async function touchOne(page: Page, selectors: readonly string[], touch: Touch): Promise<boolean> {
  const found = await findNext(page, selectors);
  if (found !== undefined) await touch(found).catch(leaveIfGone);
  return found !== undefined;
}

/** While bots play, something can go away just before it is touched. */
function leaveIfGone(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
}

export const isOver = async (page: Page, { web }: Texts = en): Promise<boolean> =>
  (await page.locator('h2[data-area="title"]', { hasText: web.play.gameOver }).count()) > 0;

/** Plays on until the game is over, or for so many touches: whatever is next to be chosen, the first of it. */
export async function playOut(
  page: Page,
  order: readonly string[],
  most: number,
  { texts = en, touch = click }: { readonly texts?: Texts; readonly touch?: Touch } = {},
): Promise<void> {
  for (let touches = 0; touches < most; touches++) {
    if (await isOver(page, texts)) return;
    if (!(await touchOne(page, order, touch))) await page.waitForTimeout(20);
  }
}
