/** Loads the texts of Sintra that most visits do without: the rules, their summary, the reasons for refusals, explanations. */
import { loadIn, type Loaders } from './texts.ts';
import { loadBook, loadSheet, type Rulebook, type Summary } from './rules.ts';
import type { Locale } from '../locale.ts';
import type { ExplanationTexts } from '../explanations.ts';
import type { RefusalTexts } from '../refusals.ts';

export const loadSintraRules = (locale: Locale): Promise<Rulebook> =>
  loadBook(locale, async () => (await import('../rules/sintra.ts')).SINTRA_CHAPTERS, {
    en: () => import('../en/rules/sintra.ts'),
    fr: () => import('../fr/rules/sintra.ts'),
    nl: () => import('../nl/rules/sintra.ts'),
    pl: () => import('../pl/rules/sintra.ts'),
  });

export const loadSintraSummary = (locale: Locale): Promise<Summary> =>
  loadSheet(locale, async () => (await import('../rules/summary.ts')).SINTRA_SUMMARY, {
    en: () => import('../en/rules/summary-sintra.ts'),
    fr: () => import('../fr/rules/summary-sintra.ts'),
    nl: () => import('../nl/rules/summary-sintra.ts'),
    pl: () => import('../pl/rules/summary-sintra.ts'),
  });

const REFUSALS: Loaders<RefusalTexts['sintra']> = {
  en: async () => (await import('../en/reasons-sintra.ts')).reasons,
  fr: async () => (await import('../fr/reasons-sintra.ts')).reasons,
  nl: async () => (await import('../nl/reasons-sintra.ts')).reasons,
  pl: async () => (await import('../pl/reasons-sintra.ts')).reasons,
};

export const loadSintraRefusals = (locale: Locale): Promise<RefusalTexts['sintra']> => loadIn(locale, REFUSALS);

const EXPLANATIONS: Loaders<ExplanationTexts['sintra']> = {
  en: async () => (await import('../en/explain-sintra.ts')).explanations,
  fr: async () => (await import('../fr/explain-sintra.ts')).explanations,
  nl: async () => (await import('../nl/explain-sintra.ts')).explanations,
  pl: async () => (await import('../pl/explain-sintra.ts')).explanations,
};

export const loadSintraExplanations = (locale: Locale): Promise<ExplanationTexts['sintra']> =>
  loadIn(locale, EXPLANATIONS);
