/** The rules as a reader uses them: searching for words, following references, coming from a game. */
import { en } from '../../packages/messages/src/index.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visits } from './visiting.ts';

const { address: site, errors, open, afresh, onward } = await visits();

const PHONE = { width: 390, height: 844 };
const SCREEN = { width: 1280, height: 800 };

/** An address with a rule is loaded; other pages are opened as if by a link. Any error on the page fails the test. */
async function reading(path: string, work: (page: Page) => Promise<void>, viewport = SCREEN): Promise<void> {
  const page = await (path.includes('#') ? afresh(path, { viewport }) : onward(path));
  await work(page);
  expect(errors).toEqual([]);
}

/** The visible rules, by their numbers. */
const numbers = (page: Page): Promise<readonly string[]> => page.locator('main li[id] a.number').allTextContents();

/** The focused element, which must be in view. */
async function focused(page: Page): Promise<Locator> {
  const found = page.locator('li:focus');
  await found.waitFor();
  const { y, height } = (await found.boundingBox()) ?? { y: NaN, height: NaN };
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? NaN);
  return found;
}

describe('searching', () => {
  test('filters while typing, counts and marks the matches, and Escape clears it', () =>
    reading('rules/sintra', async (page) => {
      const box = page.getByRole('searchbox', { name: 'Search the rules' });
      await box.waitFor();
      // A rules page appears rule by rule.
      await page.locator('li[id="R-90"]').waitFor({ state: 'attached' });
      const all = (await numbers(page)).length;
      await box.fill('GLAZIER above');
      expect(await page.getByRole('status').innerText()).toMatch(/^\d+ rules found\.$/);
      expect(await numbers(page)).toContain('R-17');
      expect((await numbers(page)).length).toBeLessThan(all);
      expect(await page.locator('mark').first().innerText()).toMatch(/glazier|above/i);
      await box.press('Escape');
      expect(await box.inputValue()).toBe('');
      expect(await numbers(page)).toHaveLength(all);
    }));

  test('says when nothing matches', () =>
    reading('rules/sagrada', async (page) => {
      await page.getByRole('searchbox').fill('zeppelin');
      await page.getByText('No rule contains all these words.').waitFor();
      expect(await numbers(page)).toEqual([]);
    }));
});

describe('going to a rule', () => {
  test('a reference leads to its rule, even out of a search that hides it', () =>
    reading('rules/sintra', async (page) => {
      await page.getByRole('searchbox').fill('same side of the palace');
      await page.getByRole('link', { name: 'R-54' }).click();
      expect(await (await focused(page)).innerText()).toContain('Side A');
      expect(page.url()).toContain('/rules/sintra#R-54');
    }));

  test('an address with a folded rule unfolds it, and so do the contents', () =>
    reading('rules/sintra#R-81', async (page) => {
      expect(await (await focused(page)).innerText()).toContain('only to the left');
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Examples' }).click();
      await page.locator('li[id="R-70"]').waitFor();
      await page.goto(`${site}rules/sintra#R-28`);
      expect(await (await focused(page)).innerText()).toContain('side B');
    }));

  test('an address with a rule opens the page at that rule', () =>
    reading('rules/sagrada#G-38', async (page) => {
      expect(await (await focused(page)).innerText()).toContain('Flux Brush');
    }));

  test.for([PHONE, SCREEN])('a rule below the table of objectives stays in view, on $width pixels', (viewport) =>
    reading(
      'rules/sagrada#G-65',
      async (page) => {
        expect(await (await focused(page)).getAttribute('id')).toBe('G-65');
        // Parts that arrive later must not push the rule away.
        await page.waitForLoadState('networkidle');
        expect(await (await focused(page)).getAttribute('id')).toBe('G-65');
      },
      viewport,
    ),
  );

  test.for([PHONE, SCREEN])('a link leads across the table of objectives, and back, on $width pixels', (viewport) =>
    reading(
      'rules/sagrada#G-20',
      async (page) => {
        await (await focused(page)).getByRole('link', { name: 'G-85' }).click();
        await page.locator('li:focus[id="G-85"]').waitFor();
        await focused(page);
        await page.goBack();
        await page.locator('li:focus[id="G-20"]').waitFor();
        expect(await (await focused(page)).getAttribute('id')).toBe('G-20');
      },
      viewport,
    ),
  );

  test('a refused move shows the rule behind it, over the game', () =>
    reading('', async (page) => {
      await page.getByRole('button', { name: 'Play Sintra', exact: true }).click();
      await page.getByRole('heading', { name: 'Your turn' }).waitFor();
      await page.getByRole('button', { name: 'Move the glazier back' }).click({ force: true });
      await page.getByRole('link', { name: 'Rule R-41' }).click();
      const sheet = page.getByRole('dialog', { name: 'Rule R-41' });
      await sheet.getByText('leftmost strip').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Your turn' }).waitFor();
      expect(await sheet.count()).toBe(0);
    }));
});

describe('pictures', () => {
  test('are drawn when they come near, and tables can be searched at once', () =>
    reading('rules/sagrada', async (page) => {
      await page.getByRole('cell', { name: 'each full row' }).first().waitFor();
      // The table is the last figure that is not folded.
      const last = page.getByRole('figure').nth(-2);
      expect(await last.locator('svg').count()).toBe(0);
      await last.scrollIntoViewIfNeeded();
      await last.locator('svg').first().waitFor();
    }));
});

describe('on paper', () => {
  test('folded rules are open, and close again afterwards', () =>
    reading('rules/sagrada', async (page) => {
      const last = page.locator('li[id="G-99"]');
      await last.waitFor({ state: 'attached' });
      expect(await last.isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate('void dispatchEvent(new Event("beforeprint"))');
      expect(await last.isVisible()).toBe(true);
      expect(await page.getByRole('searchbox').isVisible()).toBe(false);
      await page.evaluate('void dispatchEvent(new Event("afterprint"))');
      await last.waitFor({ state: 'hidden' });
      await page.emulateMedia({ media: null });
    }));

  /** How many sheets of paper a page takes. */
  const sheets = async (page: Page, format: string): Promise<number> =>
    (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

  const LANGUAGES = process.env['LEADLIGHT_FULL'] === '1' ? ['en-GB', 'fr-FR', 'nl-NL', 'pl-PL'] : ['en-GB', 'nl-NL'];

  test.for(LANGUAGES)('each summary takes one sheet in %s, on A4 and on Letter', async (locale) => {
    const page = await open('icon.svg', { locale });
    for (const game of ['sintra', 'sagrada']) {
      await page.goto(`${site}rules/${game}/summary`);
      const pictures = page.locator('figure');
      await pictures.first().locator('svg').first().waitFor();
      expect(await pictures.count()).toBeGreaterThan(3);
      expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
    }
    expect(errors).toEqual([]);
  });
});

describe('the summary', () => {
  test('is one link away from the rules, and leads back to each of them', () =>
    reading('rules/sintra', async (page) => {
      await page.getByRole('main').getByRole('link', { name: en.web.pages.rules.summary, exact: true }).click();
      await page.getByRole('heading', { name: en.web.pages.rules.summaryOf('Sintra') }).waitFor();
      await page.getByRole('heading', { name: 'What breaks' }).waitFor();
      await page.getByRole('link', { name: 'R-19' }).click();
      expect(await (await focused(page)).innerText()).toContain('break');
    }));

  test('is one link away from a game', () =>
    reading('', async (page) => {
      await page.getByRole('button', { name: 'Play Sintra', exact: true }).click();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('link', { name: en.web.pages.rules.summary, exact: true }).click();
      await page.getByRole('heading', { name: en.web.pages.rules.summaryOf('Sintra') }).waitFor();
      expect(page.url()).toContain('/rules/sintra/summary');
    }));

  test('prints itself', () =>
    reading('rules/sagrada/summary', async (page) => {
      await page.evaluate('void (print = () => (document.title = "printed"))');
      await page.getByRole('button', { name: en.web.pages.rules.print }).click();
      expect(await page.title()).toBe('printed');
    }));
});

describe('the page about Leadlight', () => {
  test('is one link away, and credits other authors’ work', () =>
    reading('', async (page) => {
      await page.getByRole('link', { name: 'About Leadlight' }).click();
      await page.getByRole('heading', { name: 'About Leadlight' }).waitFor();
      await page.getByText('isn’t affiliated').waitFor();
      await page.getByText('idb').waitFor();
      expect(await shown(page)).toEqual(
        expect.arrayContaining(['@noble/hashes', 'idb', 'svelte', 'workbox-precaching']),
      );
    }));

  const shown = (page: Page): Promise<readonly string[]> => page.locator('summary b').allInnerTexts();
});
