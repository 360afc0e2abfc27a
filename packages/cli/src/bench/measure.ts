/** Random games against the clock. */
import { Codes, FastRandom, playout, type Game, type GameTypes, type Random } from '@leadlight/core';
import type { Measured, Runner } from '../game/terminal-game.ts';

/** Whole games with full rules; every choice lists all legal moves. */
export const gameRunner = <T extends GameTypes>(game: Game<T>, options: T['options'], players: number): Runner =>
  runnerOf(game, players, 'moves', () => game.start(options, players));

/** Rollouts as the search makes them, each from a copy of a position: here, the one before the first round. */
export function rolloutRunner<T extends GameTypes>(game: Game<T>, options: T['options'], players: number): Runner {
  const position = game.start(options, players);
  const random = new FastRandom(players);
  while (!isReady(game, position)) playOne(game, position, random);
  return runnerOf(game, players, 'plainMoves', () => game.copy(position));
}

/** Everything has been dealt and chosen: chance comes next, but not for the first time. */
const isReady = <T extends GameTypes>(game: Game<T>, position: T['position']): boolean =>
  game.played(position) > 0 && game.toAct(position).kind === 'chance';

function playOne<T extends GameTypes>(game: Game<T>, position: T['position'], random: Random): void {
  const due = game.toAct(position);
  const [move] = due.kind === 'decide' ? game.legal(position, due.seats[0]) : [];
  if (move === undefined) game.deal(position, () => random);
  else game.play(position, move);
}

function runnerOf<T extends GameTypes>(
  game: Game<T>,
  players: number,
  choices: 'moves' | 'plainMoves',
  begin: () => T['position'],
): Runner {
  const random = new FastRandom(players);
  const codes = new Codes();
  return (milliseconds) => {
    const end = performance.now() + milliseconds;
    const seconds = stopwatch();
    let games = 0;
    let moves = 0;
    do {
      const position = begin();
      moves += playout(game, position, random, choices, codes);
      games += game.result(position) === undefined ? 0 : 1;
    } while (performance.now() < end);
    return { games, moves, seconds: seconds() };
  };
}

/** The CPU time of this process from now on, with V8's own threads: other work on the machine hardly changes it. */
export function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

/** Slices alternate, so that a slower machine slows every row alike. */
export const SLICES = 15;
const WARM_UP_MS = 200;

/** The slices of each runner, in the order of time; `done` receives the number of finished slices. */
export function measureAll(
  runners: readonly Runner[],
  seconds: number,
  done: (slices: number) => void,
): readonly (readonly Measured[])[] {
  const milliseconds = (seconds * 1000) / SLICES;
  for (const runner of runners) runner(Math.min(WARM_UP_MS, seconds * 1000));
  const slices: Measured[][] = runners.map(() => []);
  for (let slice = 0; slice < SLICES; slice++) {
    runners.forEach((runner, at) => {
      slices[at]?.push(runner(milliseconds));
      done(slice * runners.length + at + 1);
    });
  }
  return slices;
}
