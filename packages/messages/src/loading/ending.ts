/** Loads the texts of the end of a game, one language at a time: no turn needs them. */
import { loadIn, type Loaders } from './texts.ts';
import type { EndingTexts } from '../ending.ts';
import type { Locale } from '../locale.ts';

const ENDING_LOADERS: Loaders<EndingTexts> = {
  en: async () => (await import('../en/ending.ts')).ending,
  fr: async () => (await import('../fr/ending.ts')).ending,
  nl: async () => (await import('../nl/ending.ts')).ending,
  pl: async () => (await import('../pl/ending.ts')).ending,
};

export const loadEnding = (locale: Locale): Promise<EndingTexts> => loadIn(locale, ENDING_LOADERS);
