/** Stored games that are whole, and that the rules do not lead to: the rules may have been corrected since. */
import { replayEvents, type AnyProblem, type Game, type GameTypes } from '@leadlight/core';
import { isCard } from '../store/cards.ts';
import type { RawTable, TableCard } from '../store/tables.ts';
import { readTable, wholeLog } from './reading.ts';

/** What the rules say of a stored table. */
export type Judged =
  | { readonly kind: 'fine'; readonly card: TableCard }
  /** It is whole, but the rules do not lead to it: it is kept as it was played, and can be taken elsewhere. */
  | { readonly kind: 'outdated'; readonly raw: RawTable; readonly card: TableCard | undefined }
  /** It is broken: it can be taken elsewhere, or deleted. */
  | { readonly kind: 'unreadable'; readonly raw: RawTable };

export function judge<T extends GameTypes>(game: Game<T>, raw: RawTable): Judged {
  const isOutdated = contradictions(game, raw).length > 0;
  if (isOutdated) return { kind: 'outdated', raw, card: isCard(raw.card) ? raw.card : undefined };
  const card = readTable(game, raw)?.card;
  return card === undefined ? { kind: 'unreadable', raw } : { kind: 'fine', card };
}

type Problems<T extends GameTypes> = readonly AnyProblem<T['reason']>[];

/** Where the rules contradict a stored table; nothing if they don't, or if it is damaged. */
export function contradictions<T extends GameTypes>(game: Game<T>, { card, entries }: RawTable): Problems<T> {
  const log = wholeLog(game, entries);
  if (log === undefined) return [];
  const events = log.flatMap((entry) => (entry.type === 'played' ? entry.events : []));
  const { position, problems } = replayEvents(game, { ...log[0], events });
  return problems.length > 0 || !isCard(card) ? problems : otherResult(game, position, card);
}

/** The result on the card was counted when the game was played. */
function otherResult<T extends GameTypes>(game: Game<T>, position: T['position'], card: TableCard): Problems<T> {
  const { scores, ranking } = game.result(position) ?? { scores: null, ranking: null };
  return [
    ...(isSame(scores, card.scores) ? [] : [wrongResult(game.scoring.scores, 'scores')]),
    ...(isSame(ranking, card.ranking) ? [] : [wrongResult(game.scoring.ranking, 'ranking')]),
  ];
}

/** Both are plain lists of numbers. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const wrongResult = (rule: string, field: string): AnyProblem => ({
  path: `result.${field}`,
  reason: { rule, key: 'record-result', args: { field } },
});
