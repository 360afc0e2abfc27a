/** Handles stored games that are intact but contradict the rules, which may have been corrected since. */
import { replayEvents, type AnyProblem, type Game, type GameTypes } from '@leadlight/core';
import { localShapes, wholeLog } from './entry-shapes.ts';
import type { ReadTable } from './reading.ts';
import { cardCheck, type Levels } from './shapes.ts';
import type { RawTable, TableCard } from './tables.ts';

/** The verdict of the rules on a stored table. */
export type Judged =
  | { readonly kind: 'fine'; readonly card: TableCard }
  /** The table is intact, but the rules contradict it. It is kept as it was played and can be downloaded. */
  | { readonly kind: 'outdated'; readonly raw: RawTable; readonly card: TableCard | undefined }
  /** The table is broken. It can be downloaded or deleted. */
  | { readonly kind: 'unreadable'; readonly raw: RawTable };

/** `read` is the table as it was read; only one that cannot be read is played again. */
export function judge<T extends GameTypes>(
  game: Game<T>,
  raw: RawTable,
  levels: Levels,
  read: ReadTable<T> | undefined,
): Judged {
  const stored = cardCheck(levels)(raw.card) ? raw.card : undefined;
  const problems = read === undefined ? contradictions(game, raw, levels) : otherResult(game, read.card, stored);
  if (problems.length > 0) return { kind: 'outdated', raw, card: stored };
  return read === undefined ? { kind: 'unreadable', raw } : { kind: 'fine', card: read.card };
}

type Problems<T extends GameTypes> = readonly AnyProblem<T['reason']>[];

/** The contradictions between a stored table and the rules; empty if there are none or the table is damaged. */
export function contradictions<T extends GameTypes>(
  game: Game<T>,
  { card, entries }: RawTable,
  levels: Levels,
): Problems<T> {
  const log = wholeLog(game, entries, localShapes(game, levels));
  if (log === undefined) return [];
  const events = log.flatMap((entry) => (entry.type === 'played' ? entry.events : []));
  const { position, problems } = replayEvents(game, { ...log[0], events });
  if (problems.length > 0) return problems;
  const counted = game.result(position) ?? { scores: null, ranking: null };
  return otherResult(game, counted, cardCheck(levels)(card) ? card : undefined);
}

type Result = Pick<TableCard, 'scores' | 'ranking'>;

/** The stored card has the result as it was counted when the game ended. */
function otherResult<T extends GameTypes>(
  { scoring }: Game<T>,
  counted: Result,
  stored: Result = counted,
): Problems<T> {
  return [
    ...(isSame(counted.scores, stored.scores) ? [] : [wrongResult(scoring.scores, 'scores')]),
    ...(isSame(counted.ranking, stored.ranking) ? [] : [wrongResult(scoring.ranking, 'ranking')]),
  ];
}

/** Compares plain lists of numbers. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const wrongResult = (rule: string, field: string): AnyProblem => ({
  path: `result.${field}`,
  reason: { rule, key: 'record-result', args: { field } },
});
