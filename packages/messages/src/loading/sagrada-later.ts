/**
 * Loads the texts of Sagrada that the first sight of a table does without: the rules, their summary, the reasons for
 * refusals, explanations, what matters in a turn.
 */
import { loadIn, type Loaders } from './texts.ts';
import { loadBook, loadSheet, type Rulebook, type Summary } from './rules.ts';
import type { Locale } from '../locale.ts';
import type { ExplanationTexts } from '../explanations.ts';
import type { RefusalTexts } from '../refusals.ts';
import type { SagradaTurnTexts } from '../turn-sagrada.ts';

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

const EXPLANATIONS: Loaders<ExplanationTexts['sagrada']> = {
  en: async () => (await import('../en/explain-sagrada.ts')).explanations,
  fr: async () => (await import('../fr/explain-sagrada.ts')).explanations,
  nl: async () => (await import('../nl/explain-sagrada.ts')).explanations,
  pl: async () => (await import('../pl/explain-sagrada.ts')).explanations,
};

export const loadSagradaExplanations = (locale: Locale): Promise<ExplanationTexts['sagrada']> =>
  loadIn(locale, EXPLANATIONS);

const TURN: Loaders<SagradaTurnTexts> = {
  en: async () => (await import('../en/turn-sagrada.ts')).turn,
  fr: async () => (await import('../fr/turn-sagrada.ts')).turn,
  nl: async () => (await import('../nl/turn-sagrada.ts')).turn,
  pl: async () => (await import('../pl/turn-sagrada.ts')).turn,
};

export const loadSagradaTurn = (locale: Locale): Promise<SagradaTurnTexts> => loadIn(locale, TURN);
