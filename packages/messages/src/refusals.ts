/** The reasons for refusals. A client loads them with the first refusal. */
import type { RecordReasons, ShapeReasons } from '@leadlight/core';
import type * as Sagrada from '@leadlight/sagrada';
import type * as Sintra from '@leadlight/sintra';
import type { ReasonTexts, Text } from './catalogue.ts';

/** The reasons of any record, which a language words once for all games. */
type CommonReasons = ShapeReasons & RecordReasons;

/** A text for each reason that only one game has. */
export type OwnReasons<Table> = ReasonTexts<Omit<Table, keyof ShapeReasons>>;

interface RecordTexts {
  readonly reasons: ReasonTexts<CommonReasons>;
  /** A reason with its place in the record and the rule it breaks. */
  readonly problem: (path: string, rule: string, reason: string) => string;
}

/** The reasons of one game in words, as code that serves every game knows them. */
export type GameRefusals = Readonly<Record<string, Text<never>>>;

/** The refusals that are common to all games. */
export interface CommonRefusals {
  readonly record: RecordTexts;
}

/** With those of our games. */
export interface RefusalTexts extends CommonRefusals {
  readonly sintra: OwnReasons<Sintra.ReasonArgs>;
  readonly sagrada: OwnReasons<Sagrada.ReasonArgs>;
}
