/** One language at a time, for clients that should not carry the others. */
import type { Locale } from './locale.ts';
import type { Texts } from './texts.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  nl: async () => (await import('./nl/index.ts')).nl,
  pl: async () => (await import('./pl/index.ts')).pl,
};

export const loadTexts = (locale: Locale): Promise<Texts> => LOADERS[locale]();
