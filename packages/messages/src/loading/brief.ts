/** Loads the texts of the brief length, one language at a time. */
import { loadIn, type Loaders } from './texts.ts';
import type { BriefTexts } from '../brief.ts';
import type { Locale } from '../locale.ts';

const LOADERS: Loaders<BriefTexts> = {
  en: async () => (await import('../en/brief.ts')).brief,
  fr: async () => (await import('../fr/brief.ts')).brief,
  nl: async () => (await import('../nl/brief.ts')).brief,
  pl: async () => (await import('../pl/brief.ts')).brief,
};

export const loadBrief = (locale: Locale): Promise<BriefTexts> => loadIn(locale, LOADERS);
