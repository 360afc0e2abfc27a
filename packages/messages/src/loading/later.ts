/** Loads texts that most visits do without. In a file of its own, so that the first page is smaller. */
import { loadIn, type Loaders } from './texts.ts';
import type { Locale } from '../locale.ts';
import type { ReferenceTexts } from '../reference.ts';
import type { CommonRefusals } from '../refusals.ts';

const REFUSAL_LOADERS: Loaders<CommonRefusals> = {
  en: () => import('../en/record.ts'),
  fr: () => import('../fr/record.ts'),
  nl: () => import('../nl/record.ts'),
  pl: () => import('../pl/record.ts'),
};

/** The reasons to refuse a record of any game. Most turns do without. */
export const loadRefusals = (locale: Locale): Promise<CommonRefusals> => loadIn(locale, REFUSAL_LOADERS);

const REFERENCE_LOADERS: Loaders<ReferenceTexts> = {
  en: async () => (await import('../en/reference.ts')).reference,
  fr: async () => (await import('../fr/reference.ts')).reference,
  nl: async () => (await import('../nl/reference.ts')).reference,
  pl: async () => (await import('../pl/reference.ts')).reference,
};

/** The page about Leadlight, the list of keyboard shortcuts and the list of games. */
export const loadReference = (locale: Locale): Promise<ReferenceTexts> => loadIn(locale, REFERENCE_LOADERS);
