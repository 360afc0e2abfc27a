/** Loads the texts about the levels of bots, one language at a time. */
import { loadIn, type Loaders } from './texts.ts';
import type { LevelTexts } from '../levels.ts';
import type { Locale } from '../locale.ts';

const LOADERS: Loaders<LevelTexts> = {
  en: async () => (await import('../en/levels.ts')).levels,
  fr: async () => (await import('../fr/levels.ts')).levels,
  nl: async () => (await import('../nl/levels.ts')).levels,
  pl: async () => (await import('../pl/levels.ts')).levels,
};

export const loadLevels = (locale: Locale): Promise<LevelTexts> => loadIn(locale, LOADERS);
