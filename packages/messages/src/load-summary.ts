/** A game's summary in one language, loaded when a player opens it. */
import type { RulesGame } from './game-of-rule.ts';
import type { Locale } from './locale.ts';
import type { SummaryPage, SummaryPart } from './rules/summary.ts';
import { typeset } from './typeset.ts';

/** A game on one sheet. */
export interface Summary {
  readonly parts: readonly SummaryPart[];
  readonly page: SummaryPage;
}

type SummaryLoader = () => Promise<{ readonly summary: SummaryPage }>;

const SUMMARIES: Readonly<Record<RulesGame, Readonly<Record<Locale, SummaryLoader>>>> = {
  sintra: {
    en: () => import('./en/rules/summary-sintra.ts'),
    fr: () => import('./fr/rules/summary-sintra.ts'),
    nl: () => import('./nl/rules/summary-sintra.ts'),
    pl: () => import('./pl/rules/summary-sintra.ts'),
  },
  sagrada: {
    en: () => import('./en/rules/summary-sagrada.ts'),
    fr: () => import('./fr/rules/summary-sagrada.ts'),
    nl: () => import('./nl/rules/summary-sagrada.ts'),
    pl: () => import('./pl/rules/summary-sagrada.ts'),
  },
};

const PARTS: Readonly<Record<RulesGame, () => Promise<readonly SummaryPart[]>>> = {
  sintra: async () => (await import('./rules/summary.ts')).SINTRA_SUMMARY,
  sagrada: async () => (await import('./rules/summary.ts')).SAGRADA_SUMMARY,
};

export async function loadSummary(game: RulesGame, locale: Locale): Promise<Summary> {
  const [{ summary: page }, parts] = await Promise.all([SUMMARIES[game][locale](), PARTS[game]()]);
  return { parts, page: typeset(locale, page) };
}
