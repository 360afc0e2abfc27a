/** The texts of one language: those for a client, and all of them. */
import type { RecordReasons, ReasonOf, ShapeReasons } from '@leadlight/core';
import type * as Sagrada from '@leadlight/sagrada';
import type * as Sintra from '@leadlight/sintra';
import type { SagradaBoardTexts } from './board-sagrada.ts';
import type { SintraBoardTexts } from './board-sintra.ts';
import type { GameTexts, ReasonTexts } from './catalogue.ts';
import type { CliTexts } from './cli.ts';
import type { Locale } from './locale.ts';
import type { SagradaLogTexts, SintraLogTexts } from './log.ts';
import type { Names } from './names.ts';
import type { SagradaPreviewTexts, SintraPreviewTexts } from './preview.ts';
import type { ServerTexts } from './server.ts';
import type { StoredTexts } from './stored.ts';
import type { StripsTexts } from './strips.ts';
import type { WebTexts } from './web.ts';

/** The reasons that a language phrases: those of any record, then those that only one game has. */
type CommonReasons = ShapeReasons & RecordReasons;
type OwnReasons<Table> = Omit<Table, keyof ShapeReasons>;

export interface RecordTexts {
  readonly reasons: ReasonTexts<CommonReasons>;
  /** A reason with the place in the record and the rule it breaks. */
  readonly problem: (path: string, rule: string, reason: string) => string;
}

export interface SintraTexts extends GameTexts<OwnReasons<Sintra.ReasonArgs>, Sintra.Consequence> {
  readonly board: SintraBoardTexts;
  readonly preview: SintraPreviewTexts;
  readonly log: SintraLogTexts;
  readonly strips: StripsTexts;
}

export interface SagradaTexts extends GameTexts<OwnReasons<Sagrada.ReasonArgs>, Sagrada.Consequence> {
  readonly board: SagradaBoardTexts;
  readonly preview: SagradaPreviewTexts;
  readonly log: SagradaLogTexts;
}

/** The texts of one game alone, by its name. */
export interface TextsOfGames {
  readonly sintra: SintraTexts;
  readonly sagrada: SagradaTexts;
}

/** The texts common to all games. */
export interface Texts {
  readonly locale: Locale;
  readonly names: Names;
  readonly record: RecordTexts;
  readonly web: WebTexts;
}

/** The common texts with those of one game. */
export type TextsWith<Id extends keyof TextsOfGames> = Texts & Pick<TextsOfGames, Id>;

/** All texts, including those of the terminal. */
export interface AllTexts extends Texts, TextsOfGames {
  readonly stored: StoredTexts;
  readonly cli: CliTexts;
  readonly server: ServerTexts;
}

/** The reasons of each game, and of a record of an unknown game. */
export interface Reasons {
  readonly record: ReasonOf<CommonReasons, string>;
  readonly sintra: Sintra.Reason | ReasonOf<CommonReasons, string>;
  readonly sagrada: Sagrada.Reason | ReasonOf<CommonReasons, string>;
}

export interface Consequences {
  readonly sintra: Sintra.Consequence;
  readonly sagrada: Sagrada.Consequence;
}
