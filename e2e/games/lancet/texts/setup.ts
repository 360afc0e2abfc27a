/** The few texts for pages on which no game is played, in each language. */
import type { Locale } from '@leadlight/messages';
import type { SetupTexts } from './texts.ts';

const en: SetupTexts = {
  game: 'Lancet',
  pitch: 'A small game of glass for a few minutes.',
  length: 'Length',
  rounds: { 4: 'Short', 6: 'Long' },
  roundsNote: 'A short game has 4 rounds, a long one 6.',
  flag: 'the number of rounds: 4 by default',
};

const fr: SetupTexts = {
  game: 'Lancette',
  pitch: 'Un petit jeu de verre de quelques minutes.',
  length: 'Durée',
  rounds: { 4: 'Courte', 6: 'Longue' },
  roundsNote: 'Une partie courte compte 4 manches, une longue 6.',
  flag: 'le nombre de manches : 4 par défaut',
};

/** A test game needs no more than two languages: the others read English. */
const ALL: Readonly<Record<Locale, SetupTexts>> = { en, fr, nl: en, pl: en };

export const setupTexts = (locale: Locale): SetupTexts => ALL[locale];
