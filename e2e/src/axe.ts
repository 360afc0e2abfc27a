/** Checks a screen against the rules of WCAG 2.2 AA that a machine can check. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export const ALL = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** Dusk and day differ only in colours. */
export const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** The violations that axe finds: the rule, and the element. */
export async function violations(page: Page, runOnly: typeof ALL | typeof COLOURS = ALL): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  // A dialog hides the screen under it, which cannot be reached and has a test of its own.
  const part = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html';
  return page.evaluate(
    async ({ within, type, values }) => {
      const { axe: checker } = globalThis as unknown as { readonly axe: typeof axe };
      // Experimental: it mistakes drawn figures for words of the name.
      const rules = type === 'tag' ? { 'label-content-name-mismatch': { enabled: false } } : {};
      // By default, it describes the elements without a violation too.
      const options = { runOnly: { type, values: [...values] }, rules, resultTypes: ['violations' as const] };
      const { violations: found } = await checker.run(within, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { within: part, ...runOnly },
  );
}

/** At dusk, then by day. */
export async function inBothLights(page: Page, byDay: typeof ALL | typeof COLOURS): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator(':root[data-theme="dusk"]').waitFor();
  const atDusk = await violations(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.locator(':root[data-theme="day"]').waitFor();
  return [...atDusk, ...(await violations(page, byDay))];
}
