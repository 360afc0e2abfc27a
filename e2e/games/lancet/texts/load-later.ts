/** Loads the texts that most visits do without: the rules, their summary and the reasons for refusals. */
import { loadBook, loadIn, loadSheet, type Locale, type Rulebook, type Summary } from '@leadlight/messages';
import type { LancetRefusals } from './texts.ts';

const en = async (): Promise<LancetRefusals> => (await import('./en.ts')).refusals;
const fr = async (): Promise<LancetRefusals> => (await import('./fr.ts')).refusals;

export const loadLancetRefusals = (locale: Locale): Promise<LancetRefusals> =>
  loadIn(locale, { en, fr, nl: en, pl: en });

const english = () => import('./rules-en.ts');
const french = () => import('./rules-fr.ts');
const PAGES = { en: english, fr: french, nl: english, pl: english };

export const loadLancetRules = (locale: Locale): Promise<Rulebook> =>
  loadBook(locale, async () => (await import('./rules.ts')).CHAPTERS, PAGES);

export const loadLancetSummary = (locale: Locale): Promise<Summary> =>
  loadSheet(locale, async () => (await import('./rules.ts')).SUMMARY, PAGES);
