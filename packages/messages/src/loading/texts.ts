/** Loads one language at a time, for clients that need neither the others nor the texts of the terminal. */
import type { Locale } from '../locale.ts';
import type { StoredTexts } from '../stored.ts';
import type { Texts } from '../texts.ts';
import { typeset } from '../typeset.ts';

/** A way to load the same texts in every language. */
export type Loaders<Loaded> = Readonly<Record<Locale, () => Promise<Loaded>>>;

/** Loads texts in one language, typeset as it requires. */
export const loadIn = async <Loaded extends object>(locale: Locale, loaders: Loaders<Loaded>): Promise<Loaded> =>
  typeset(locale, await loaders[locale]());

const LOADERS: Loaders<Texts> = {
  en: async () => (await import('../en/client.ts')).client,
  fr: async () => (await import('../fr/client.ts')).client,
  nl: async () => (await import('../nl/client.ts')).client,
  pl: async () => (await import('../pl/client.ts')).client,
};

export const loadTexts = (locale: Locale): Promise<Texts> => loadIn(locale, LOADERS);

const STORED_LOADERS: Loaders<StoredTexts> = {
  en: async () => (await import('../en/stored.ts')).stored,
  fr: async () => (await import('../fr/stored.ts')).stored,
  nl: async () => (await import('../nl/stored.ts')).stored,
  pl: async () => (await import('../pl/stored.ts')).stored,
};

export const loadStored = (locale: Locale): Promise<StoredTexts> => loadIn(locale, STORED_LOADERS);
