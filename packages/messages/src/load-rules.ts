/** The rules of one game in one language, loaded when a player opens them: no other text waits for them. */
import type { RulesGame } from './game-of-rule.ts';
import type { Locale } from './locale.ts';
import type { Chapter, RulesPage } from './rules/page.ts';
import { typeset } from './typeset.ts';

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly page: RulesPage;
}

type Loader = () => Promise<{ readonly rules: RulesPage }>;

const PAGES: Readonly<Record<RulesGame, Readonly<Record<Locale, Loader>>>> = {
  sintra: {
    en: () => import('./en/rules/sintra.ts'),
    fr: () => import('./fr/rules/sintra.ts'),
    nl: () => import('./nl/rules/sintra.ts'),
    pl: () => import('./pl/rules/sintra.ts'),
  },
  sagrada: {
    en: () => import('./en/rules/sagrada.ts'),
    fr: () => import('./fr/rules/sagrada.ts'),
    nl: () => import('./nl/rules/sagrada.ts'),
    pl: () => import('./pl/rules/sagrada.ts'),
  },
};

const CHAPTERS: Readonly<Record<RulesGame, () => Promise<readonly Chapter[]>>> = {
  sintra: async () => (await import('./rules/sintra.ts')).SINTRA_CHAPTERS,
  sagrada: async () => (await import('./rules/sagrada.ts')).SAGRADA_CHAPTERS,
};

export async function loadRules(game: RulesGame, locale: Locale): Promise<Rulebook> {
  const [{ rules: page }, chapters] = await Promise.all([PAGES[game][locale](), CHAPTERS[game]()]);
  return { chapters, page: typeset(locale, page) };
}
