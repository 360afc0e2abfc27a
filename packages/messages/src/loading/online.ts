/** Loads the texts of online play, one language at a time: local games do without them. */
import { loadIn, type Loaders } from './texts.ts';
import type { Locale } from '../locale.ts';
import type { OnlineTexts } from '../online.ts';

const ONLINE_LOADERS: Loaders<OnlineTexts> = {
  en: async () => (await import('../en/online.ts')).online,
  fr: async () => (await import('../fr/online.ts')).online,
  nl: async () => (await import('../nl/online.ts')).online,
  pl: async () => (await import('../pl/online.ts')).online,
};

/** Everything about playing with people on other devices. */
export const loadOnline = (locale: Locale): Promise<OnlineTexts> => loadIn(locale, ONLINE_LOADERS);
