/** Random games against the clock. */
import { Codes, FastRandom, playout, type Game, type GameTypes } from '@leadlight/core';

export interface Played {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
}

/** Plays whole random games, one after another, as long as it is told. */
export type Runner = (milliseconds: number) => Played;

/** Full rules, and for every choice the whole list of moves. */
export function runnerOf<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  players: number,
  choices: 'moves' | 'plainMoves',
): Runner {
  const random = new FastRandom(players);
  const codes = new Codes();
  return (milliseconds) => {
    const start = performance.now();
    let games = 0;
    let moves = 0;
    let passed = 0;
    for (; passed < milliseconds; passed = performance.now() - start) {
      moves += playout(game, game.start(options, players), random, choices, codes);
      games++;
    }
    return { games, moves, seconds: passed / 1000 };
  };
}

const speedOf = ({ games, seconds }: Played): number => (seconds === 0 ? 0 : games / seconds);

const faster = (a: Played, b: Played): Played => (speedOf(b) > speedOf(a) ? b : a);

const NOTHING: Played = { games: 0, moves: 0, seconds: 0 };

/** Slices take turns, so that a machine that slows down slows all alike; the best counts, as the least disturbed. */
export const SLICES = 4;
const WARM_UP_MS = 200;

/** The best slice of each runner; `done` is told how many slices are over. */
export function measureAll(
  runners: readonly Runner[],
  seconds: number,
  done: (slices: number) => void,
): readonly Played[] {
  const milliseconds = (seconds * 1000) / SLICES;
  for (const runner of runners) runner(Math.min(WARM_UP_MS, milliseconds));
  const best = runners.map(() => NOTHING);
  for (let slice = 0; slice < SLICES * runners.length; slice++) {
    const at = slice % runners.length;
    best[at] = faster(best[at], runners[at](milliseconds));
    done(slice + 1);
  }
  return best;
}
