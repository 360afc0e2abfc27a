/** Every step of every lesson in a browser, on a phone: in all languages in the full run, otherwise in one. */
import { describe, expect, test } from 'vitest';
import { en, LOCALES, textsFor, type Locale } from '../../packages/messages/src/index.ts';
import { inBothLights, ALL } from '../src/axe.ts';
import { misfits } from '../src/fits.ts';
import { LESSONS, localeOf, walkThrough } from '../src/lessons.ts';
import { visits } from './visiting.ts';

const { address, errors, open } = await visits();

const PHONE = { width: 390, height: 844 };
const FULL = process.env['LEADLIGHT_FULL'] === '1';
type Run = readonly [game: string, lesson: string, locale: Locale, steps: readonly string[]];
const RUNS: readonly Run[] = LESSONS.flatMap((lesson, nth) =>
  (FULL ? LOCALES : [localeOf(nth)]).map((locale) => [lesson.game, lesson.lesson, locale, lesson.steps]),
);

/** The points of an ornament stand below it, outside of its button. */
const BELOW = /^cut off: span\.[\w-]+ “\d+”$/;

test.for(RUNS)(
  '%s, lesson %s in %s: every step has room on a phone, and “Show me” does it',
  { timeout: 240_000 },
  async ([game, lesson, locale, steps]) => {
    const page = await open(`learn/${game}/${lesson}`, { viewport: PHONE, locale });
    const found: string[] = [];
    const walked = await walkThrough(page, locale, async ({ step, isDone }) => {
      const faults = await misfits(page, { scrolls: await page.locator('.ending').isVisible() });
      found.push(
        ...faults.filter((fault) => !BELOW.test(fault)).map((fault) => `${step}${isDone ? ', done' : ''}: ${fault}`),
      );
    });
    expect(walked).toEqual(steps);
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  },
);

describe('a learner', () => {
  const words = en.lessons.common;
  const { first } = en.lessons.sintra;

  test('can try a wrong move, leave, come back to the same step, and skip it', async () => {
    const page = await open('learn/sintra/first');
    const showMe = page.getByRole('button', { name: words.showMe });
    await showMe.waitFor();
    await page.getByRole('button', { name: /^1 pink pane on display 1/ }).click();
    await page.getByRole('button', { name: /^Strip 1/ }).click();
    await page.getByRole('button', { name: 'Place pane' }).click();
    await page.locator('main').getByText(words.otherMove).waitFor();
    await showMe.click();
    await page.getByRole('heading', { name: 'Place them on strip 2.' }).waitFor();
    await page.getByRole('link', { name: words.leave }).click();
    await page.getByRole('link', { name: `${words.resume}: ${first.title}` }).click();
    await page.getByRole('heading', { name: 'Place them on strip 2.' }).waitFor();
    await page.getByRole('button', { name: words.skip }).click();
    await page.getByText(first.steps.left.topic, { exact: true }).waitFor();
    expect(page.url()).toBe(`${address}learn/sintra/first/left`);
  });

  test('plays a first game, in which a sentence comes once', async () => {
    const page = await open('learn/sintra/printed/rulings');
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.playNow }).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await page
      .getByRole('button', { name: /panes? on display 1/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Strip \d/, pressed: false })
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });

  test('finds the lesson that shows a rule', async () => {
    const page = await open('rules/sintra#R-27');
    await page.getByRole('link', { name: words.seeIt }).click();
    await page.getByRole('heading', { name: /^Take the orange pane from display 2/ }).waitFor();
    expect(page.url()).toBe(`${address}learn/sintra/first/chain`);
  });
});

test.for<readonly [string, Locale]>([
  ['learn/sintra', 'en'],
  ['learn/sintra/first', 'en'],
])('%s is accessible, at dusk and by day', async ([path, locale]) => {
  const page = await open(path, { locale });
  await page.getByText(textsFor(locale).lessons.sintra.first.title).or(page.locator('.ways')).first().waitFor();
  expect(await inBothLights(page, ALL)).toEqual([]);
});
