/** Chromium as a tab, for tests that are the same in every browser. */
import type { Page } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import type { Tab, Wish } from './tab.ts';

const tabOf = (page: Page, close: Tab['close']): Tab => ({
  close,
  open: async (address) => void (await page.goto(address)),
  click: ({ x, y }) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  resize: (size) => page.setViewportSize(size),
  evaluate: (expression) => page.evaluate(expression),
  picture: () => page.screenshot(),
});

export async function openChromium({ isMoving = false }: Wish = {}): Promise<Tab> {
  const browser = await openBrowser();
  const reducedMotion = isMoving ? 'no-preference' : 'reduce';
  const page = await browser.newPage({ reducedMotion, locale: 'en-GB' });
  return tabOf(page, () => browser.close());
}
