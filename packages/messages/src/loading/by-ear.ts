/** Loads the texts for players who listen or type, in one language. */
import { loadIn, type Loaders } from './texts.ts';
import type { ByEarTexts } from '../by-ear.ts';
import type { Locale } from '../locale.ts';

const LOADERS: Loaders<ByEarTexts> = {
  en: async () => (await import('../en/by-ear.ts')).byEar,
  fr: async () => (await import('../fr/by-ear.ts')).byEar,
  nl: async () => (await import('../nl/by-ear.ts')).byEar,
  pl: async () => (await import('../pl/by-ear.ts')).byEar,
};

export const loadByEar = (locale: Locale): Promise<ByEarTexts> => loadIn(locale, LOADERS);
