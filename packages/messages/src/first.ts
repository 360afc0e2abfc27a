/** The few texts for when the others can't be loaded, in every language. */
import { first as en } from './en/first.ts';
import { first as fr } from './fr/first.ts';
import type { Locale } from './locale.ts';
import { first as nl } from './nl/first.ts';
import { first as pl } from './pl/first.ts';
import { typeset } from './typeset.ts';
import type { FirstTexts } from './web/first.ts';

export const FIRST: Readonly<Record<Locale, FirstTexts>> = {
  en,
  fr: typeset('fr', fr),
  nl,
  pl: typeset('pl', pl),
};
