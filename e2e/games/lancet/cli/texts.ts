/** The texts of the game beside all others. The command line has all languages at once. */
import { typeset, type AllTexts, type Locale } from '@leadlight/messages';
import { lancet as en, refusals as enRefusals } from '../texts/en.ts';
import { lancet as fr, refusals as frRefusals } from '../texts/fr.ts';
import type { LancetRefusals, TextsHere } from '../texts/texts.ts';

const TEXTS = { en, fr: typeset('fr', fr), nl: en, pl: en } as const;
const REFUSALS: Readonly<Record<Locale, LancetRefusals>> = {
  en: enRefusals,
  fr: typeset('fr', frRefusals),
  nl: enRefusals,
  pl: enRefusals,
};

export const textsIn = (texts: AllTexts): AllTexts & TextsHere => ({ ...texts, lancet: TEXTS[texts.locale] });
export const refusalsIn = ({ locale }: AllTexts): LancetRefusals => REFUSALS[locale];
