import type { AllTexts } from '@leadlight/messages';
import type { Games } from '../game/games.ts';
import { checkRecord, type Checked } from '../records/check.ts';
import { valuesIn, type Fault } from '../records/read.ts';
import type { Piece } from '../records/split.ts';

/** What was found in one place of a file. */
export interface Examined {
  readonly line: number;
  readonly found: Checked | Fault;
}

/** Checks every record in these pieces of a file. */
export const examine = (pieces: readonly Piece[], games: Games, texts: AllTexts): readonly Examined[] =>
  pieces.flatMap(valuesIn).map(({ line, json }) => ({
    line,
    found: typeof json === 'string' ? json : checkRecord(json.value, games, texts),
  }));
