/** A finished game of a tournament: one line of its file. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type AnyResult, type Ranking, type Seat } from '@leadlight/core';
import type { Verdict } from '../players/player.ts';
import type { Fixture } from './schedule.ts';

/** Lists have one entry per seat. */
export interface Played extends Fixture {
  /** Determines all chance of the deal. */
  readonly seed: string;
  /** Missing after a forfeit. */
  readonly scores?: readonly number[];
  /** Solo: the target score (G-66). */
  readonly target?: number;
  readonly ranking: Ranking;
  /** Shares of the win, split among all who tie for first place. */
  readonly shares: readonly number[];
  readonly moves: readonly number[];
  /** The time for all moves, and for the longest one. */
  readonly milliseconds: readonly number[];
  readonly longest: readonly number[];
  readonly forfeit?: { readonly seat: Seat; readonly verdict: Verdict };
}

export type Ending = Pick<Played, 'scores' | 'target' | 'ranking' | 'shares' | 'forfeit'>;

/** Extra fields of some games: a solo game has a target score (G-68). */
interface FullResult extends AnyResult {
  readonly target?: number;
  readonly won?: boolean;
}

export function endingOf({ scores, ranking, target, won }: FullResult): Ending {
  const [winners = []] = ranking;
  const share = 1 / winners.length;
  const shares = won === undefined ? scores.map((_, seat) => (winners.includes(seat) ? share : 0)) : [won ? 1 : 0];
  return { scores, ...(target !== undefined && { target }), ranking, shares };
}

/** A bot that forfeits comes last with all its seats, and the others share the win, if there are others. */
export function forfeited(seat: Seat, verdict: Verdict, seats: readonly string[]): Ending {
  const alone = seats.every((bot) => bot === seats[seat]);
  const loses = (bot: string, at: Seat): boolean => (alone ? at === seat : bot === seats[seat]);
  const losers = seats.flatMap((bot, at) => (loses(bot, at) ? [at] : []));
  const winners = seats.flatMap((bot, at) => (loses(bot, at) ? [] : [at]));
  return {
    ranking: [winners, losers].filter((place) => place.length > 0),
    shares: seats.map((bot, at) => (loses(bot, at) ? 0 : 1 / winners.length)),
    forfeit: { seat, verdict },
  };
}

/** Whether a value from the file is the game of this fixture. */
export function isPlayed(value: unknown, fixture: Fixture, seed: string): value is Played {
  if (!isObject(value)) return false;
  const players = fixture.seats.length;
  return (
    value['game'] === fixture.game &&
    value['deal'] === fixture.deal &&
    value['seed'] === seed &&
    isDeepStrictEqual(value['seats'], fixture.seats) &&
    isRanking(value['ranking'], players) &&
    LISTS.every((field) => isNumbers(value[field], players)) &&
    (isForfeit(value['forfeit'], players) || isNumbers(value['scores'], players)) &&
    (value['target'] === undefined || Number.isFinite(value['target']))
  );
}

const LISTS = ['shares', 'moves', 'milliseconds', 'longest'] as const satisfies readonly (keyof Played)[];

const isNumbers = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(Number.isFinite);

/** Whether the ranking lists every seat once. */
const isRanking = (value: unknown, players: number): boolean =>
  Array.isArray(value) &&
  isDeepStrictEqual(
    value.flat().toSorted((a, b) => a - b),
    Array.from({ length: players }, (_, seat) => seat),
  );

const isForfeit = (value: unknown, players: number): boolean =>
  isObject(value) && Number(value['seat']) < players && isObject(value['verdict']);
