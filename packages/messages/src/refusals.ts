/** The reasons for refusals. A client loads them with the first refusal. */
import type { ReasonOf, RecordReasons, ShapeReasons } from '@leadlight/core';
import type * as Sagrada from '@leadlight/sagrada';
import type * as Sintra from '@leadlight/sintra';
import type { ReasonTexts } from './catalogue.ts';

/** The reasons of any record, which a language words once for all games. */
type CommonReasons = ShapeReasons & RecordReasons;
type OwnReasons<Table> = ReasonTexts<Omit<Table, keyof ShapeReasons>>;

interface RecordTexts {
  readonly reasons: ReasonTexts<CommonReasons>;
  /** A reason with its place in the record and the rule it breaks. */
  readonly problem: (path: string, rule: string, reason: string) => string;
}

export interface RefusalTexts {
  readonly record: RecordTexts;
  readonly sintra: OwnReasons<Sintra.ReasonArgs>;
  readonly sagrada: OwnReasons<Sagrada.ReasonArgs>;
}

/** The reasons of each game, and of a record whose game is unknown. */
export interface Reasons {
  readonly record: ReasonOf<CommonReasons, string>;
  readonly sintra: Sintra.Reason | ReasonOf<CommonReasons, string>;
  readonly sagrada: Sagrada.Reason | ReasonOf<CommonReasons, string>;
}
