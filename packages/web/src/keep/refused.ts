/** Handles stored games that are intact but contradict the rules, which may have been corrected since. */
import { replayEvents, type AnyProblem, type Game, type GameTypes } from '@leadlight/core';
import { isCard } from '../store/cards.ts';
import type { RawTable, TableCard } from '../store/tables.ts';
import { readTable, wholeLog } from './reading.ts';

/** The verdict of the rules on a stored table. */
export type Judged =
  | { readonly kind: 'fine'; readonly card: TableCard }
  /** The table is intact, but the rules contradict it. It is kept as it was played and can be downloaded. */
  | { readonly kind: 'outdated'; readonly raw: RawTable; readonly card: TableCard | undefined }
  /** The table is broken. It can be downloaded or deleted. */
  | { readonly kind: 'unreadable'; readonly raw: RawTable };

export function judge<T extends GameTypes>(game: Game<T>, raw: RawTable): Judged {
  const isOutdated = contradictions(game, raw).length > 0;
  if (isOutdated) return { kind: 'outdated', raw, card: isCard(raw.card) ? raw.card : undefined };
  const card = readTable(game, raw)?.card;
  return card === undefined ? { kind: 'unreadable', raw } : { kind: 'fine', card };
}

type Problems<T extends GameTypes> = readonly AnyProblem<T['reason']>[];

/** The contradictions between a stored table and the rules; empty if there are none or the table is damaged. */
export function contradictions<T extends GameTypes>(game: Game<T>, { card, entries }: RawTable): Problems<T> {
  const log = wholeLog(game, entries);
  if (log === undefined) return [];
  const events = log.flatMap((entry) => (entry.type === 'played' ? entry.events : []));
  const { position, problems } = replayEvents(game, { ...log[0], events });
  return problems.length > 0 || !isCard(card) ? problems : otherResult(game, position, card);
}

/** The card has the result as it was counted when the game ended. */
function otherResult<T extends GameTypes>(game: Game<T>, position: T['position'], card: TableCard): Problems<T> {
  const { scores, ranking } = game.result(position) ?? { scores: null, ranking: null };
  return [
    ...(isSame(scores, card.scores) ? [] : [wrongResult(game.scoring.scores, 'scores')]),
    ...(isSame(ranking, card.ranking) ? [] : [wrongResult(game.scoring.ranking, 'ranking')]),
  ];
}

/** Compares plain lists of numbers. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const wrongResult = (rule: string, field: string): AnyProblem => ({
  path: `result.${field}`,
  reason: { rule, key: 'record-result', args: { field } },
});
