/** Plays in a browser by what a person can see and click. */
import type { Page } from 'playwright-core';

/** What is open to be touched says so to everybody, by ear too. */
const OPEN = '[aria-disabled="false"][aria-pressed="false"]';

export const SINTRA: readonly string[] = [
  'button:text-is("Do it")',
  '.choices button',
  `button${OPEN}[aria-label^="Strip"]`,
  `button${OPEN} .pane`,
  `button${OPEN}`,
];

/** Drafts whatever fits, without tools. */
export const SAGRADA: readonly string[] = [
  'button:text-is("Do it")',
  `[role="grid"] button${OPEN}`,
  `[aria-label="Choose your window"] button${OPEN}`,
  `[aria-label="Draft pool"] button${OPEN}`,
  'button:text-is("End turn")',
];

/** Clicks the first thing that can be clicked of these, and says whether there was one. */
async function clickOne(page: Page, selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    await found.click();
    return true;
  }
  return false;
}

export const isOver = async (page: Page): Promise<boolean> => (await page.getByText('The game is over').count()) > 0;

/** Plays on until the game is over: whatever is next to be chosen, the first of it. */
export async function playOut(page: Page, order: readonly string[], most: number): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (await isOver(page)) return;
    if (!(await clickOne(page, order))) await page.waitForTimeout(20);
  }
}
