/** Thinking about one decision: the one small interface that all hosts of bots use. */
import { FastRandom, type Game, type GameTypes, type Random, type Seat } from '@leadlight/core';
import { folding } from './folds.ts';
import { LADDER, type Level, type Rung } from './levels.ts';

/** A running game as one seat has seen it, up to a decision of that seat: the record (docs/records.md) and the seat. */
export interface SeenRecord<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly game: T['id'];
  /** The version of the rules. */
  readonly rules: string;
  readonly options: T['options'];
  readonly players: readonly unknown[];
  readonly events: readonly T['event'][];
}

/** The best move so far. */
export interface Thought<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  /**
   * The worth of the move to the seat: the expected final lead over the best opponent, in points; in solo, the chance
   * to win. A level that looks no further than the move itself gives the points it gains.
   */
  readonly value: number;
  /** The work done so far. */
  readonly nodes: number;
  /** True once more steps would change nothing: the budget is used up, or everything is known. */
  readonly finished: boolean;
}

/** A search in progress. Its result depends on the total work done, not on how that was divided into steps. */
export interface Search<T extends GameTypes = GameTypes> {
  /** Works for at most this many more nodes and returns the best move so far. */
  step(nodes: number): Thought<T>;
}

/** A decision of a seat, with everything that it has seen before. */
export interface Moment<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The seat's view; read-only. */
  readonly position: T['position'];
  /** The events that led here, as the seat saw them. */
  readonly events: readonly T['event'][];
}

/** How a level plays a game. A brain keeps nothing between decisions. */
export interface Brain<T extends GameTypes> {
  /**
   * `random` is the search's own source of chance. `budget` replaces the level's own number of nodes: Infinity for as
   * many as the host has time for.
   */
  begin(moment: Moment<T>, random: Random, budget?: number): Search<T>;
}

/** All levels for a game; without a type argument, for any game. */
export interface Bots<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /**
   * The same record, level, seed and budget give the same moves. The seat must have a decision to make. Of a record that
   * goes on, only the new events are played.
   */
  search(seen: SeenRecord<T>, level: Level, seed: string, budget?: number): Search<T>;
  /** The same, for hosts that track the game themselves. */
  begin(moment: Moment<T>, level: Level, seed: string, budget?: number): Search<T>;
}

/** A brain for each level of the ladder. */
export const ladderOf = <T extends GameTypes>(brainOf: (level: Rung) => Brain<T>): Readonly<Record<Rung, Brain<T>>> =>
  Object.fromEntries(LADDER.map((level) => [level, brainOf(level)])) as Record<Rung, Brain<T>>;

export function botsOf<T extends GameTypes>(game: Game<T>, brains: Readonly<Record<Level, Brain<T>>>): Bots<T> {
  const begin: Bots<T>['begin'] = (moment, level, seed, budget) =>
    brains[level].begin(moment, new FastRandom(`${seed}:${moment.seat}:${moment.events.length}`), budget);
  const after = folding(game);
  const search: Bots<T>['search'] = (seen, level, seed, budget) =>
    begin({ seat: seen.seat, position: after(seen), events: seen.events }, level, seed, budget);
  return { game, search, begin };
}
