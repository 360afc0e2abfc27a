/** Loads the texts of Sintra in one language. */
import { loadIn, type Loaders } from './texts.ts';
import type { Locale } from '../locale.ts';
import type { SintraTexts } from '../texts.ts';

const TEXTS: Loaders<SintraTexts> = {
  en: async () => (await import('../en/sintra.ts')).sintra,
  fr: async () => (await import('../fr/sintra.ts')).sintra,
  nl: async () => (await import('../nl/sintra.ts')).sintra,
  pl: async () => (await import('../pl/sintra.ts')).sintra,
};

export const loadSintra = (locale: Locale): Promise<SintraTexts> => loadIn(locale, TEXTS);
