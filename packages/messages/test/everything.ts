/** Every text of a language, each with its place in the catalogue. */
import { LOCALES, textsFor, type Locale } from '../src/index.ts';
import { sagradaBoardSaid } from './board-sagrada.ts';
import { sintraBoardSaid } from './board-sintra.ts';
import { GAMES, loadRules, loadSummary } from './books.ts';
import { sagradaExplained, sagradaTurnSaid } from './explain-sagrada.ts';
import { sintraExplained } from './explain-sintra.ts';
import { logShown, logTold, logToldToAda } from './log.ts';
import { previewSaid } from './preview.ts';
import { consequencesSaid, leaves, namesSaid, reasonsSaid, type Said } from './said.ts';
import { context, toAda } from './samples.ts';
import { typedSaid } from './typed.ts';
import { present } from '../../core/test/present.ts';

/** Consequences and turns as sentences about Ada and the others, and as sentences to Ada. */
export const told = (locale: Locale): Said => [
  ...consequencesSaid(textsFor(locale), context),
  ...logTold(textsFor(locale)),
];
export const toldToAda = (locale: Locale): Said =>
  [...consequencesSaid(textsFor(locale), toAda), ...logToldToAda(textsFor(locale))].map(([where, text]) => [
    `to Ada: ${where}`,
    text,
  ]);

export const sentences = (locale: Locale): Said => [
  ...reasonsSaid(textsFor(locale)),
  ...told(locale),
  ...toldToAda(locale),
];

/** The client loads each rules page when it is opened; the tests need them all. */
async function rulesSaid(locale: Locale): Promise<Said> {
  const books = await Promise.all(GAMES.map((game) => loadRules(game, locale)));
  const sheets = await Promise.all(GAMES.map((game) => loadSummary(game, locale)));
  return GAMES.flatMap((game, at) => [
    ...leaves(present(books[at]).page, `rules ${game}`),
    ...leaves(present(sheets[at]).page, `summary ${game}`),
  ]);
}

const RULES = new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await rulesSaid(locale)] as const)));

export const everything = (locale: Locale): Said => [
  ...(RULES.get(locale) ?? []),
  ...sentences(locale),
  ...namesSaid(textsFor(locale)),
  ...leaves(textsFor(locale).cli, 'cli'),
  ...leaves(textsFor(locale).server, 'server'),
  ...leaves(textsFor(locale).web, 'web'),
  ...leaves(textsFor(locale).sintra.strips, 'strips'),
  ...leaves(textsFor(locale).stored, 'stored'),
  ...leaves(textsFor(locale).reference, 'reference'),
  ...leaves(textsFor(locale).online, 'online'),
  ...leaves(textsFor(locale).verification, 'verification'),
  ...leaves(textsFor(locale).ending, 'ending'),
  ...leaves(textsFor(locale).byEar, 'byEar'),
  ...leaves(textsFor(locale).brief, 'brief'),
  ...leaves(textsFor(locale).levels, 'levels'),
  ...leaves(textsFor(locale).lessons, 'lessons'),
  ...leaves(textsFor(locale).firsts, 'firsts'),
  ...previewSaid(textsFor(locale)),
  ...logShown(textsFor(locale)),
  ...sintraExplained(textsFor(locale).explanations.sintra),
  ...sagradaExplained(textsFor(locale).explanations.sagrada),
  ...sagradaTurnSaid(textsFor(locale).sagradaTurn),
  ...sintraBoardSaid(textsFor(locale).sintra.board),
  ...sagradaBoardSaid(textsFor(locale).sagrada.board),
  ...typedSaid(textsFor(locale)),
];
