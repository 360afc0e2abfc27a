/** What a copied position takes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Codes, FastRandom, type Game, type GameTypes } from '@leadlight/core';

const COPIES = 10_000;

/** How far a game has gone before it is copied: about its middle. */
const MOVES = 25;

/** Node hides its collector behind a flag, which may also be set while it runs. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** The growth of the heap, and of what hangs on it, over many copies. */
export function bytesPerCopy<T extends GameTypes>(game: Game<T>, options: T['options'], players: number): number {
  const collect = collector();
  const position = middleOf(game, options, players);
  const copies: T['position'][] = Array.from({ length: COPIES }, () => position);
  const before = memory(collect);
  for (let i = 0; i < COPIES; i++) copies[i] = game.copy(position);
  const after = memory(collect);
  return Math.max(0, after - before) / copies.length;
}

function memory(collect: () => void): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function middleOf<T extends GameTypes>(game: Game<T>, options: T['options'], players: number): T['position'] {
  const random = new FastRandom('middle');
  const position = game.start(options, players);
  const codes = new Codes();
  for (let moves = 0; moves < MOVES;) {
    const due = game.toAct(position);
    if (due.kind !== 'decide') {
      game.deal(position, () => random);
      continue;
    }
    codes.clear();
    game.moves(position, due.seats[0], codes);
    game.apply(position, codes.at[random.below(codes.count)]);
    moves++;
  }
  return position;
}
