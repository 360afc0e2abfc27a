/** Loads the texts of Sagrada that most visits do without: the rules, their summary and the reasons for refusals. */
import { loadIn, type Loaders } from './texts.ts';
import { loadBook, loadSheet, type Rulebook, type Summary } from './rules.ts';
import type { Locale } from '../locale.ts';
import type { RefusalTexts } from '../refusals.ts';

export const loadSagradaRules = (locale: Locale): Promise<Rulebook> =>
  loadBook(locale, async () => (await import('../rules/sagrada.ts')).SAGRADA_CHAPTERS, {
    en: () => import('../en/rules/sagrada.ts'),
    fr: () => import('../fr/rules/sagrada.ts'),
    nl: () => import('../nl/rules/sagrada.ts'),
    pl: () => import('../pl/rules/sagrada.ts'),
  });

export const loadSagradaSummary = (locale: Locale): Promise<Summary> =>
  loadSheet(locale, async () => (await import('../rules/summary.ts')).SAGRADA_SUMMARY, {
    en: () => import('../en/rules/summary-sagrada.ts'),
    fr: () => import('../fr/rules/summary-sagrada.ts'),
    nl: () => import('../nl/rules/summary-sagrada.ts'),
    pl: () => import('../pl/rules/summary-sagrada.ts'),
  });

const REFUSALS: Loaders<RefusalTexts['sagrada']> = {
  en: async () => (await import('../en/reasons-sagrada.ts')).reasons,
  fr: async () => (await import('../fr/reasons-sagrada.ts')).reasons,
  nl: async () => (await import('../nl/reasons-sagrada.ts')).reasons,
  pl: async () => (await import('../pl/reasons-sagrada.ts')).reasons,
};

export const loadSagradaRefusals = (locale: Locale): Promise<RefusalTexts['sagrada']> => loadIn(locale, REFUSALS);
