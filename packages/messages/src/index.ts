/** Every text that a person reads, in each language. */
import { en } from './en/index.ts';
import { fr as frWritten } from './fr/index.ts';
import type { Locale } from './locale.ts';
import { nl } from './nl/index.ts';
import { pl as plWritten } from './pl/index.ts';
import type { AllTexts } from './texts.ts';
import { typeset } from './typeset.ts';

const fr = typeset('fr', frWritten);
const pl = typeset('pl', plWritten);

const ALL: Readonly<Record<Locale, AllTexts>> = { en, fr, nl, pl };

export const textsFor = (locale: Locale): AllTexts => ALL[locale];

export { en, fr, nl, pl };
export { describeConsequence, describeProblem, describeReason } from './describe.ts';
export { FIRST } from './first.ts';
export { loadGameTexts, loadReference, loadRefusals, loadStored, loadTexts } from './load.ts';
export { winners } from './parts.ts';
export { gameOfRule, type RulesGame } from './game-of-rule.ts';
export { loadRules, type Rulebook } from './load-rules.ts';
export { loadSummary, type Summary } from './load-summary.ts';
export { isLocale, languageOf, LOCALES, type Locale } from './locale.ts';
export type * from './board-sagrada.ts';
export type * from './board-sintra.ts';
export type { Context } from './catalogue.ts';
export type * from './cli.ts';
export type * from './cli-bot.ts';
export type * from './cli-errors.ts';
export type * from './cli-help.ts';
export type * from './cli-tournament.ts';
export type * from './cli-verdict.ts';
export type { Component, Names, SagradaNames, SintraNames } from './names.ts';
export type { Reasons, RefusalTexts } from './refusals.ts';
export type { AllTexts, Consequences, Texts, TextsOfGames, TextsWith } from './texts.ts';
export type { Chapter } from './rules/page.ts';
export type { SagradaPicture } from './rules/sagrada.ts';
export type { SintraPicture } from './rules/sintra.ts';
export type { ServerTexts } from './server.ts';
export type { StoredTexts } from './stored.ts';
export type * from './games.ts';
export type * from './keys.ts';
export type * from './web/setup.ts';
