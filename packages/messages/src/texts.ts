/** The texts of one language: those for a client, and all of them. */
import type * as Sagrada from '@leadlight/sagrada';
import type * as Sintra from '@leadlight/sintra';
import type { SagradaBoardTexts } from './board-sagrada.ts';
import type { SintraBoardTexts } from './board-sintra.ts';
import type { BriefTexts } from './brief.ts';
import type { LevelTexts } from './levels.ts';
import type { ByEarTexts } from './by-ear.ts';
import type { ByType, Sentences } from './catalogue.ts';
import type { CliTexts } from './cli.ts';
import type { ExplanationTexts } from './explanations.ts';
import type { EndingTexts } from './ending.ts';
import type { SagradaFirsts } from './firsts-sagrada.ts';
import type { SintraFirsts } from './firsts-sintra.ts';
import type { LessonWords } from './lessons.ts';
import type { SagradaLessonTexts } from './lessons-sagrada.ts';
import type { SintraLessonTexts } from './lessons-sintra.ts';
import type { Locale } from './locale.ts';
import type { SagradaLogTexts, SintraLogTexts } from './log.ts';
import type { Names } from './names.ts';
import type { SagradaOutlookTexts } from './outlook-sagrada.ts';
import type { SagradaPreviewTexts, SintraPreviewTexts } from './preview.ts';
import type { OnlineTexts } from './online.ts';
import type { ReferenceTexts } from './reference.ts';
import type { RefusalTexts } from './refusals.ts';
import type { ServerTexts } from './server.ts';
import type { StoredTexts } from './stored.ts';
import type { StripsTexts } from './strips.ts';
import type { SagradaTurnTexts } from './turn-sagrada.ts';
import type { TypedTexts } from './typed.ts';
import type { SagradaTypedTexts } from './typed-sagrada.ts';
import type { SintraTypedTexts } from './typed-sintra.ts';
import type { VerificationTexts } from './verification.ts';
import type { WebTexts } from './web.ts';

export interface SintraTexts {
  readonly consequences: Sentences<ByType<Sintra.Consequence>>;
  readonly board: SintraBoardTexts;
  readonly preview: SintraPreviewTexts;
  readonly log: SintraLogTexts;
  readonly strips: StripsTexts;
}

export interface SagradaTexts {
  readonly consequences: Sentences<ByType<Sagrada.Consequence>>;
  readonly board: SagradaBoardTexts;
  readonly preview: SagradaPreviewTexts;
  readonly outlook: SagradaOutlookTexts;
  readonly log: SagradaLogTexts;
}

/** The texts of our games, each by its name. */
export interface TextsOfGames {
  readonly sintra: SintraTexts;
  readonly sagrada: SagradaTexts;
}

/** The texts common to all games. */
export interface Texts {
  readonly locale: Locale;
  readonly names: Names;
  readonly web: WebTexts;
}

/** The common texts with those of one of our games. */
export type TextsWith<Id extends keyof TextsOfGames> = Texts & Pick<TextsOfGames, Id>;

/** The answers to what players type. */
export interface AnswerTexts {
  readonly common: TypedTexts;
  readonly sintra: SintraTypedTexts;
  readonly sagrada: SagradaTypedTexts;
}

/** All texts, including those of the terminal. */
export interface AllTexts extends Texts, TextsOfGames {
  readonly refusals: RefusalTexts;
  readonly explanations: ExplanationTexts;
  readonly sagradaTurn: SagradaTurnTexts;
  readonly reference: ReferenceTexts;
  readonly stored: StoredTexts;
  readonly online: OnlineTexts;
  readonly verification: VerificationTexts;
  readonly ending: EndingTexts;
  readonly byEar: ByEarTexts;
  readonly brief: BriefTexts;
  readonly levels: LevelTexts;
  readonly lessons: {
    readonly common: LessonWords;
    readonly sintra: SintraLessonTexts;
    readonly sagrada: SagradaLessonTexts;
  };
  readonly firsts: { readonly sintra: SintraFirsts; readonly sagrada: SagradaFirsts };
  readonly typed: AnswerTexts;
  readonly cli: CliTexts;
  readonly server: ServerTexts;
}
