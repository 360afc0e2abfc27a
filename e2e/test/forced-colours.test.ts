/** The boards in the colours of the reader, who may see no others. */
import { describe, expect, test } from 'vitest';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { openGame } = await visits();

const OPEN = 'button[aria-pressed="false"][aria-disabled="false"]';
const CHOSEN = 'button[aria-pressed="true"]';

/** Runs in the page: the outlines of these elements, or of what shows that they can be chosen. */
const OUTLINES = `(css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).map((one) => {
  const shown = one.matches('.legal, .chosen') ? one : one.closest('.legal, .chosen');
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  return one.matches(':focus-visible') ? 'focus' : outlineStyle + ' ' + outlineWidth;
})`;

/** Runs in the page: whether the colours of the areas with glass are forced. */
const ADJUSTS = `[...document.querySelectorAll('[data-area="take"], [data-area="own"], [data-area="track"]')]
  .map((area) => getComputedStyle(area).forcedColorAdjust)`;

describe.for([
  ['sintra', SINTRA_DUEL],
  ['sagrada', SAGRADA_DUEL],
] as const)('forced colours: %s', ([, seating]) => {
  test.for(['dark', 'light'] as const)('outline what can be chosen, and what is chosen, in %s', async (colorScheme) => {
    const page = await openGame(afterTurns(seating, 3), { forcedColors: 'active', colorScheme });
    await page.locator(OPEN).first().waitFor();
    const outlines = (css: string): Promise<readonly string[]> =>
      page.evaluate(`(${OUTLINES})(${JSON.stringify(css)})`);
    expect(new Set(await outlines(OPEN))).toEqual(new Set(['dashed 2px']));
    await page.locator(OPEN).first().click();
    await expect.poll(() => outlines(CHOSEN)).toContain('solid 4px');
  });

  test('keep the glass', async () => {
    const page = await openGame(afterTurns(seating, 3), { forcedColors: 'active' });
    await page.locator(OPEN).first().waitFor();
    const kept = await page.evaluate<readonly string[]>(ADJUSTS);
    expect(kept.filter((adjust) => adjust === 'none').length).toBeGreaterThanOrEqual(2);
  });
});
