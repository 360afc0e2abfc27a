/** Loads the texts of the game in one language. The test game has two: the others read English. */
import { loadIn, type Locale } from '@leadlight/messages';
import type { LancetTexts } from './texts.ts';

const en = async (): Promise<LancetTexts> => (await import('./en.ts')).lancet;
const fr = async (): Promise<LancetTexts> => (await import('./fr.ts')).lancet;

export const loadLancet = (locale: Locale): Promise<LancetTexts> => loadIn(locale, { en, fr, nl: en, pl: en });
