/** A result among the player's earlier ones. */
import type { OwnTable } from '@leadlight/protocol';
import type { TableCard } from '../../storage/tables.ts';
import { youAt } from '../../base/names.ts';

/** A finished game with the player's points. */
export interface Played {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly changed: number;
  readonly score: number;
}

/** The best of this many latest games, itself included. */
export interface Best {
  readonly games: number;
  /** Whether these are all games of its kind that are known. */
  readonly isAll: boolean;
}

const FIVE = 5;

type Scored = Pick<TableCard, 'id' | 'game' | 'changed' | 'scores'> & { readonly seats: readonly unknown[] };

const playedBy = ({ id, game, changed, scores, seats }: Scored, seat: number): readonly Played[] => {
  const score = scores?.[seat];
  return score === undefined ? [] : [{ id, game, changed, score, players: seats.length }];
};

/** A game in this browser; none for games of several people, and for abandoned ones. */
export function playedHere(card: TableCard): readonly Played[] {
  const you = youAt(card);
  return you === undefined || !card.over ? [] : playedBy(card, you);
}

/** A game on the server, which lists a person's own tables and their seats. */
export const playedOnline = (table: OwnTable): readonly Played[] => playedBy(table, table.seat);

/** Scores of other games, or with another number of players, say nothing about this one. */
const isComparable = (one: Played, other: Played): boolean =>
  other.id !== one.id && other.game === one.game && other.players === one.players && other.changed <= one.changed;

/** What is to be said of a game after the games before it; these come latest first. */
export function bestOf(now: Played, games: readonly Played[]): Best | undefined {
  const earlier = games.filter((other) => isComparable(now, other));
  const isAbove = (others: readonly Played[]): boolean => others.every(({ score }) => now.score > score);
  if (earlier.length > 0 && isAbove(earlier)) return { games: earlier.length + 1, isAll: true };
  const latest = earlier.slice(0, FIVE - 1);
  return latest.length === FIVE - 1 && isAbove(latest) ? { games: FIVE, isAll: false } : undefined;
}
