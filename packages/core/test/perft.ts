/** The number of different move sequences from a position, which any change of the rules would change. */
import { Codes, type Game, type GameTypes } from '../src/index.ts';

/** A sequence ends after `depth` moves, or where chance or the end is due. */
export function perft<T extends GameTypes>(game: Game<T>, position: T['position'], depth: number): number {
  const due = game.toAct(position);
  if (due.kind !== 'decide' || depth === 0) return 1;
  const codes = new Codes();
  game.moves(position, due.seats[0], codes);
  let sequences = 0;
  for (const code of codes.at.slice(0, codes.count)) {
    const next = game.copy(position);
    game.apply(next, code);
    sequences += perft(game, next, depth - 1);
  }
  return sequences;
}

/** The same through the checked interface, more slowly. */
export function perftByEvents<T extends GameTypes>(game: Game<T>, position: T['position'], depth: number): number {
  const due = game.toAct(position);
  if (due.kind !== 'decide' || depth === 0) return 1;
  return game.legal(position, due.seats[0]).reduce((sequences, move) => {
    const next = game.copy(position);
    game.play(next, move);
    return sequences + perftByEvents(game, next, depth - 1);
  }, 0);
}
