/** One language at a time, for clients that should not carry the others, nor what only a terminal says. */
import type { Locale } from './locale.ts';
import type { Texts } from './texts.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => (await import('./en/client.ts')).client,
  fr: async () => (await import('./fr/client.ts')).client,
  nl: async () => (await import('./nl/client.ts')).client,
  pl: async () => (await import('./pl/client.ts')).client,
};

export const loadTexts = (locale: Locale): Promise<Texts> => LOADERS[locale]();
