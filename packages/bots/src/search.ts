/** Thinking about one decision: the one small interface that every host of bots uses. */
import { FastRandom, type Game, type GameTypes, type Random, type Seat } from '@leadlight/core';
import type { Level } from './levels.ts';

/** A running game as one seat has seen it, up to a decision of that seat: its record (docs/records.md), and the seat. */
export interface SeenRecord<T extends GameTypes> {
  readonly seat: Seat;
  readonly game: T['id'];
  readonly options: T['options'];
  readonly players: readonly unknown[];
  readonly events: readonly T['event'][];
}

/** The best move so far. */
export interface Thought<T extends GameTypes> {
  readonly move: T['move'];
  /**
   * What the move is worth to the seat: by how many points it expects to end ahead of the best of the others; in solo,
   * the chance to win. A level that looks no further than the move itself says what the move gains.
   */
  readonly value: number;
  /** How much work was done so far. */
  readonly nodes: number;
  /** More steps would change nothing: the budget is used up, or everything is known. */
  readonly finished: boolean;
}

/** A search in progress. What it finds depends on how much work was done, and not on how that was cut into steps. */
export interface Search<T extends GameTypes> {
  /** Works on for at most so many nodes, and tells the best move so far. */
  step(nodes: number): Thought<T>;
}

/** A decision of a seat, and all that it has seen before. */
export interface Moment<T extends GameTypes> {
  readonly seat: Seat;
  /** What the seat sees; not to be changed. */
  readonly position: T['position'];
  /** How it came about, as the seat saw it. */
  readonly events: readonly T['event'][];
}

/** How a level plays a game. Nothing is kept between decisions. */
export interface Brain<T extends GameTypes> {
  /**
   * `random` is the search's own chance. `budget` is how many nodes it may use where that is not the level's own
   * number: Infinity for as many as the host has time for.
   */
  begin(moment: Moment<T>, random: Random, budget?: number): Search<T>;
}

/** All levels of a game. */
export interface Bots<T extends GameTypes> {
  readonly game: Game<T>;
  /** The same record, level, seed and budget give the same moves. The seat must be due to decide. */
  search(seen: SeenRecord<T>, level: Level, seed: string, budget?: number): Search<T>;
  /** The same, for hosts that follow the game themselves. */
  begin(moment: Moment<T>, level: Level, seed: string, budget?: number): Search<T>;
}

export function botsOf<T extends GameTypes>(game: Game<T>, brains: Readonly<Record<Level, Brain<T>>>): Bots<T> {
  const begin: Bots<T>['begin'] = (moment, level, seed, budget) =>
    brains[level].begin(moment, new FastRandom(`${seed}:${moment.seat}:${moment.events.length}`), budget);
  const search: Bots<T>['search'] = (seen, level, seed, budget) => begin(momentOf(game, seen), level, seed, budget);
  return { game, search, begin };
}

/** What the seat sees after all that it was shown. Whoever takes records from strangers verifies them first. */
function momentOf<T extends GameTypes>(game: Game<T>, { seat, options, players, events }: SeenRecord<T>): Moment<T> {
  const position = game.start(options, players.length);
  for (const [index, event] of events.entries()) {
    const refusals = game.play(position, event);
    if (refusals.length > 0) throw new RangeError(`events[${index}] is refused: ${JSON.stringify(refusals)}`);
  }
  return { seat, position, events };
}
