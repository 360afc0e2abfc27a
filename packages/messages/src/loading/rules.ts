/** The rules of a game and their summary, loaded when a player opens them: no other text waits for them. */
import { loadIn, type Loaders } from './texts.ts';
import type { Locale } from '../locale.ts';
import type { Chapter, RulesPage } from '../rules/page.ts';
import type { SummaryPage, SummaryPart } from '../rules/summary.ts';

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly page: RulesPage;
}

/** A game on one sheet. */
export interface Summary {
  readonly parts: readonly SummaryPart[];
  readonly page: SummaryPage;
}

/** The chapters are the same in every language. */
export async function loadBook(
  locale: Locale,
  chapters: () => Promise<readonly Chapter[]>,
  pages: Loaders<{ readonly rules: RulesPage }>,
): Promise<Rulebook> {
  const [{ rules: page }, listed] = await Promise.all([loadIn(locale, pages), chapters()]);
  return { chapters: listed, page };
}

export async function loadSheet(
  locale: Locale,
  parts: () => Promise<readonly SummaryPart[]>,
  pages: Loaders<{ readonly summary: SummaryPage }>,
): Promise<Summary> {
  const [{ summary: page }, listed] = await Promise.all([loadIn(locale, pages), parts()]);
  return { parts: listed, page };
}
