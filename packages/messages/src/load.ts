/** One language at a time, for clients that should not carry the others, nor what only a terminal says. */
import type { Locale } from './locale.ts';
import type { StoredTexts } from './stored.ts';
import type { Texts, TextsOfGames } from './texts.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => (await import('./en/client.ts')).client,
  fr: async () => (await import('./fr/client.ts')).client,
  nl: async () => (await import('./nl/client.ts')).client,
  pl: async () => (await import('./pl/client.ts')).client,
};

export const loadTexts = (locale: Locale): Promise<Texts> => LOADERS[locale]();

type GameLoaders = { readonly [Id in keyof TextsOfGames]: Readonly<Record<Locale, () => Promise<TextsOfGames[Id]>>> };

const GAME_LOADERS: GameLoaders = {
  sintra: {
    en: async () => (await import('./en/sintra.ts')).sintra,
    fr: async () => (await import('./fr/sintra.ts')).sintra,
    nl: async () => (await import('./nl/sintra.ts')).sintra,
    pl: async () => (await import('./pl/sintra.ts')).sintra,
  },
  sagrada: {
    en: async () => (await import('./en/sagrada.ts')).sagrada,
    fr: async () => (await import('./fr/sagrada.ts')).sagrada,
    nl: async () => (await import('./nl/sagrada.ts')).sagrada,
    pl: async () => (await import('./pl/sagrada.ts')).sagrada,
  },
};

/** What is said of one game alone, for who plays it. */
export const loadGameTexts = <Id extends keyof TextsOfGames>(game: Id, locale: Locale): Promise<TextsOfGames[Id]> =>
  GAME_LOADERS[game][locale]();

const STORED_LOADERS: Readonly<Record<Locale, () => Promise<StoredTexts>>> = {
  en: async () => (await import('./en/stored.ts')).stored,
  fr: async () => (await import('./fr/stored.ts')).stored,
  nl: async () => (await import('./nl/stored.ts')).stored,
  pl: async () => (await import('./pl/stored.ts')).stored,
};

export const loadStored = (locale: Locale): Promise<StoredTexts> => STORED_LOADERS[locale]();
