/** Games with motion, as most people play them. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { en, textsFor, type Locale, type Texts } from '../../packages/messages/src/index.ts';
import { openPage } from './client.ts';

interface Options extends BrowserContextOptions {
  readonly locale?: Locale;
}

/** A page with motion, as fast as the settings allow: whole games should not take long. */
export async function openMoving(
  browser: Browser,
  address: string,
  errors: string[],
  more: Options = {},
): Promise<Page> {
  const page = await openPage(browser, `${address}settings`, errors, { ...more, reducedMotion: 'no-preference' });
  const { speeds } = textsFor(more.locale ?? 'en').web.settings;
  const fast = page.getByRole('radio', { name: speeds.fast, exact: true });
  // A page that still settles may move away from under the click.
  do await fast.click({ force: true });
  while (!(await fast.isChecked()));
  await page.goto(address);
  return page;
}

/** The verdict, which follows the count on the boards without any action. */
export async function verdictIn(page: Page, { web }: Texts = en): Promise<string> {
  await page.getByRole('button', { name: web.play.again, exact: true }).waitFor();
  return page.locator('.verdict').innerText();
}
