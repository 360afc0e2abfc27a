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
export { winners } from './parts.ts';
export { loadIn, loadStored, loadTexts, type Loaders } from './loading/texts.ts';
export { loadBrief } from './loading/brief.ts';
export { loadLevels } from './loading/levels.ts';
export { loadByEar } from './loading/by-ear.ts';
export { loadEnding } from './loading/ending.ts';
export {
  loadLessonWords,
  loadSagradaFirsts,
  loadSagradaLessons,
  loadSintraFirsts,
  loadSintraLessons,
} from './loading/lessons.ts';
export { loadOnline } from './loading/online.ts';
export { loadVerification } from './loading/verification.ts';
export { loadReference, loadRefusals } from './loading/later.ts';
export { loadBook, loadSheet, type Rulebook, type Summary } from './loading/rules.ts';
export { loadSagrada } from './loading/sagrada.ts';
export {
  loadSagradaExplanations,
  loadSagradaRefusals,
  loadSagradaRules,
  loadSagradaSummary,
  loadSagradaTurn,
} from './loading/sagrada-later.ts';
export { loadSintra } from './loading/sintra.ts';
export {
  loadSintraExplanations,
  loadSintraRefusals,
  loadSintraRules,
  loadSintraSummary,
} from './loading/sintra-later.ts';
export { loadSagradaTyped, loadSintraTyped, loadTyped, type Typed } from './loading/typed.ts';
export {
  jointBefore,
  lineAt,
  logWriter,
  saidIn,
  shownIn,
  type LineKind,
  type LogLine,
  type LogWords,
  type LogWriter,
  type Mark,
} from './log/lines.ts';
export { logSagrada } from './log/sagrada.ts';
export { logSintra } from './log/sintra.ts';
export { finalSagradaScore, sagradaScorePart } from './score/sagrada.ts';
export type { ScorePart, ScoreRow } from './score/sheet.ts';
export { finalSintraScore, sintraScorePart, sintraScoreRow, type SintraScoreKind } from './score/sintra.ts';
export { isLocale, languageOf, LOCALES, type Locale } from './locale.ts';
export type * from './board-sagrada.ts';
export type * from './board-sintra.ts';
export type { BriefTexts, Prompt } from './brief.ts';
export type { LevelTexts } from './levels.ts';
export { NARRATIONS, type ByEarTexts, type Narration } from './by-ear.ts';
export type { ByType, Context, ReasonTexts, Sentences } from './catalogue.ts';
export type * from './cli.ts';
export type { ExplanationTexts } from './explanations.ts';
export type { SagradaExplanations } from './explain-sagrada.ts';
export type { SintraExplanations } from './explain-sintra.ts';
export type * from './cli-bot.ts';
export type * from './cli-errors.ts';
export type * from './cli-help.ts';
export type * from './cli-tournament.ts';
export type * from './cli-verdict.ts';
export type * from './outlook-sagrada.ts';
export type { Component, Names, SagradaNames, SintraNames } from './names.ts';
export type { CommonRefusals, GameRefusals, OwnReasons, RefusalTexts } from './refusals.ts';
export type { AllTexts, Texts, TextsOfGames, TextsWith } from './texts.ts';
export type { Chapter, PageOf, PictureOf } from './rules/page.ts';
export type { SummaryOf, SummaryPart } from './rules/summary.ts';
export type { SagradaPicture } from './rules/sagrada.ts';
export type { SintraPicture } from './rules/sintra.ts';
export { sentences } from './sentences.ts';
export type { SagradaTurnTexts } from './turn-sagrada.ts';
export { typeset } from './typeset.ts';
export type { ServerTexts } from './server.ts';
export type { DecidingTexts } from './deciding.ts';
export type { EndingTexts } from './ending.ts';
export type { SagradaFirst, SagradaFirsts } from './firsts-sagrada.ts';
export type { SintraFirst, SintraFirsts } from './firsts-sintra.ts';
export type { LessonTexts, LessonWords, StepTexts } from './lessons.ts';
export { SAGRADA_LESSONS, type SagradaLessonTexts } from './lessons-sagrada.ts';
export { SINTRA_LESSONS, type SintraLessonTexts } from './lessons-sintra.ts';
export type { OnlineTexts, RequestFault } from './online.ts';
export type { StoredTexts } from './stored.ts';
export type { VerificationTexts } from './verification.ts';
export { QUESTIONS, type CommonTerm, type QuestionName, type TypedTexts, type Vocabulary } from './typed.ts';
export type { Held, SagradaTerm, SagradaTypedTexts } from './typed-sagrada.ts';
export type { Lying, OpenStrip, SintraTerm, SintraTypedTexts } from './typed-sintra.ts';
export type * from './games.ts';
export type * from './guide.ts';
export type * from './keys.ts';
export type * from './web/setup.ts';
