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

/** Touches the first thing that can be touched of these, and says whether there was one. */
async function touchOne(page: Page, selectors: readonly string[], touch: Touch): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    await touch(found).catch(leaveIfGone);
    return true;
  }
  return false;
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
