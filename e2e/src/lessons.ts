/** A learner who goes through a lesson from its first step to its last, shown what to do. */
import type { Page } from 'playwright-core';
import { LOCALES, textsFor, type LessonTexts, type Locale } from '../../packages/messages/src/index.ts';

const { sintra, sagrada } = textsFor('en').lessons;
const GAMES: Readonly<Record<string, Readonly<Record<string, LessonTexts>>>> = { sintra, sagrada };

/** The lessons of both games, each with its steps. */
export const LESSONS = Object.entries(GAMES).flatMap(([game, lessons]) =>
  Object.entries(lessons).map(([lesson, { steps }]) => ({ game, lesson, steps: Object.keys(steps) })),
);

/** Every language in turn, one for each lesson. */
export const localeOf = (nth: number): Locale => LOCALES[nth % LOCALES.length] ?? 'en';

export interface Seen {
  readonly step: string;
  /** Whether it is shown what the step has done. */
  readonly isDone: boolean;
}

/** Goes through the lesson on a page, and looks at each step before and after it is done. */
export async function walkThrough(
  page: Page,
  locale: Locale,
  look: (seen: Seen) => Promise<void>,
): Promise<readonly string[]> {
  const words = textsFor(locale).lessons.common;
  const showMe = page.getByRole('button', { name: words.showMe, exact: true });
  const next = page.getByRole('button', { name: words.next, exact: true });
  const over = page.getByRole('heading', { level: 1, name: words.over });
  const steps: string[] = [];
  for (;;) {
    await showMe.or(next).or(over).first().waitFor();
    if (await over.isVisible()) return steps;
    const step = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const isNew = steps.at(-1) !== step;
    if (isNew) steps.push(step);
    await look({ step, isDone: !isNew });
    const dots = await page.locator('header [role="img"]').getAttribute('aria-label');
    if (await showMe.isVisible()) {
      await showMe.click();
      // The step is done, and either says so or has become the next one.
      await next
        .or(page.locator(`header [role="img"]:not([aria-label="${dots}"])`))
        .or(over)
        .first()
        .waitFor();
    } else await next.click();
  }
}
