/** Loads one language at a time, for clients that need neither the others nor the texts of the terminal. */
import type { Locale } from './locale.ts';
import type { ReferenceTexts } from './reference.ts';
import type { RefusalTexts } from './refusals.ts';
import type { StoredTexts } from './stored.ts';
import type { Texts, TextsOfGames } from './texts.ts';
import { typeset } from './typeset.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => (await import('./en/client.ts')).client,
  fr: async () => (await import('./fr/client.ts')).client,
  nl: async () => (await import('./nl/client.ts')).client,
  pl: async () => (await import('./pl/client.ts')).client,
};

export const loadTexts = async (locale: Locale): Promise<Texts> => typeset(locale, await LOADERS[locale]());

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

/** The texts of one game alone, for its players. */
export const loadGameTexts = async <Id extends keyof TextsOfGames>(
  game: Id,
  locale: Locale,
): Promise<TextsOfGames[Id]> => typeset(locale, await GAME_LOADERS[game][locale]());

const STORED_LOADERS: Readonly<Record<Locale, () => Promise<StoredTexts>>> = {
  en: async () => (await import('./en/stored.ts')).stored,
  fr: async () => (await import('./fr/stored.ts')).stored,
  nl: async () => (await import('./nl/stored.ts')).stored,
  pl: async () => (await import('./pl/stored.ts')).stored,
};

export const loadStored = async (locale: Locale): Promise<StoredTexts> =>
  typeset(locale, await STORED_LOADERS[locale]());

const REFUSAL_LOADERS: Readonly<Record<Locale, () => Promise<RefusalTexts>>> = {
  en: async () => (await import('./en/refusals.ts')).refusals,
  fr: async () => (await import('./fr/refusals.ts')).refusals,
  nl: async () => (await import('./nl/refusals.ts')).refusals,
  pl: async () => (await import('./pl/refusals.ts')).refusals,
};

/** The reasons for refusals, which most turns do without. */
export const loadRefusals = async (locale: Locale): Promise<RefusalTexts> =>
  typeset(locale, await REFUSAL_LOADERS[locale]());

const REFERENCE_LOADERS: Readonly<Record<Locale, () => Promise<ReferenceTexts>>> = {
  en: async () => (await import('./en/reference.ts')).reference,
  fr: async () => (await import('./fr/reference.ts')).reference,
  nl: async () => (await import('./nl/reference.ts')).reference,
  pl: async () => (await import('./pl/reference.ts')).reference,
};

/** The page about Leadlight, the list of keyboard shortcuts and the list of games. */
export const loadReference = async (locale: Locale): Promise<ReferenceTexts> =>
  typeset(locale, await REFERENCE_LOADERS[locale]());
