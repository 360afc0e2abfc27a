/** A result among the player's earlier ones. */
import type { TableCard } from '../../storage/tables.ts';
import { youAt } from '../../base/names.ts';

export type Best = 'best' | 'bestOfFive';

const FIVE = 5;

/** The player's points in a finished game; undefined for games of several people, and for abandoned ones. */
function ownScore(card: TableCard): number | undefined {
  const you = youAt(card);
  return you === undefined || !card.over ? undefined : card.scores?.[you];
}

/** Scores of other games, or with another number of players, say nothing about this one. */
const isComparable = (one: TableCard, other: TableCard): boolean =>
  other.id !== one.id && other.game === one.game && other.seats.length === one.seats.length;

/** What is to be said of the player's score in this game, after the games before it; the cards come latest first. */
export function bestOf(card: TableCard, score: number, cards: readonly TableCard[]): Best | undefined {
  const earlier = cards
    .filter((other) => isComparable(card, other) && other.changed <= card.changed)
    .map(ownScore)
    .filter((own) => own !== undefined);
  const isAbove = (scores: readonly number[]): boolean => scores.every((other) => score > other);
  if (earlier.length > 0 && isAbove(earlier)) return 'best';
  const latest = earlier.slice(0, FIVE - 1);
  return latest.length === FIVE - 1 && isAbove(latest) ? 'bestOfFive' : undefined;
}
