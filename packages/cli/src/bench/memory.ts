/** The memory of a copied position. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Codes, FastRandom, type Game, type GameTypes } from '@leadlight/core';

const COPIES = 10_000;

/** The number of moves before a position is copied: about half a game. */
const MOVES = 25;

/** Node hides its garbage collector behind a flag, which can be set at run time. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** The growth of the heap and of external memory over many copies. */
export function bytesPerCopy<T extends GameTypes>(game: Game<T>, options: T['options'], players: number): number {
  const collect = collector();
  const position = middleOf(game, options, players);
  const copies: T['position'][] = Array.from({ length: COPIES }, () => position);
  const before = memory(collect);
  for (let i = 0; i < COPIES; i++) copies[i] = game.copy(position);
  const after = memory(collect);
  return Math.max(0, after - before) / copies.length;
}

/** What is only found to be garbage while garbage is collected goes the next time. */
const COLLECTIONS = 3;

function memory(collect: () => void): number {
  for (let i = 0; i < COLLECTIONS; i++) collect();
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
    const code = codes.at[random.below(codes.count)];
    if (code !== undefined) game.apply(position, code);
    moves++;
  }
  return position;
}
