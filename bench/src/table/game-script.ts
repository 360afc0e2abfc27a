/** Random games of four, written down once, so that every slice of a measurement plays the same commands. */
import {
  fairLuck,
  FastRandom,
  seedFromText,
  settle,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
} from '@leadlight/core';
import type { Occupant } from '@leadlight/table';

export const PLAYERS = 4;
export const SALTS = Array.from({ length: PLAYERS }, () => '');

export const PEOPLE: readonly Occupant[] = ['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => ({
  kind: 'person',
  name,
  colour: 'blue',
}));

/** One turn, or its part before chance, with the number of events before it: players send it as one command. */
export interface ScriptedTurn<T extends GameTypes> {
  readonly seat: Seat;
  readonly seen: number;
  readonly moves: T['move'][];
}

export interface GameScript<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seed: string;
  readonly turns: readonly ScriptedTurn<T>[];
}

function optionsOf<T extends GameTypes>(game: Game<T>): T['options'] {
  const parsed = game.parseOptions({}, PLAYERS);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** A whole random game. */
export function scriptOf<T extends GameTypes>(game: Game<T>, name: string): GameScript<T> {
  const options = optionsOf(game);
  const seed = seedFromText(name);
  const luck = fairLuck(game.id, seed, SALTS);
  const random = new FastRandom(name);
  const position = game.start(options, PLAYERS);
  const turns: ScriptedTurn<T>[] = [];
  settle(game, position, luck);
  for (let due = game.toAct(position); due.kind === 'decide'; due = game.toAct(position)) {
    turns.push(randomTurn(game, position, due.seats[0], random));
    settle(game, position, luck);
  }
  return { game, options, seed, turns };
}

/** Plays in place until the turn is over or chance is due. */
function randomTurn<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  seat: Seat,
  random: Random,
): ScriptedTurn<T> {
  const seen = game.played(position);
  const moves: T['move'][] = [];
  for (let legal = game.legal(position, seat); legal.length > 0; legal = game.legal(position, seat)) {
    const move = legal[random.below(legal.length)];
    if (move === undefined) break;
    game.play(position, move);
    moves.push(move);
    if (game.endsTurn(move)) break;
  }
  return { seat, seen, moves };
}
