/** Real positions: the engine plays, and each seat makes the move that leaves it best off. */
import { fairLuck, FastRandom, seedFromText } from '@leadlight/core';
import { impossibleSpaces, sagrada, type Move, type Position } from '@leadlight/sagrada';
import type { Scene } from './scene.ts';

export function play({ players, seed, round, tools, lazy }: Scene): Position {
  const position = sagrada.start({ tools: players === 1 ? tools : 3, start: 0 }, players);
  const luck = fairLuck(
    'sagrada',
    seedFromText(seed),
    Array.from({ length: players }, (_, seat) => `salt${seat}`),
  );
  const random = new FastRandom(seed);
  while (!isShown(position, round)) {
    const event = sagrada.draw(position, luck) ?? decide(position, random, lazy);
    if (event === undefined) return position;
    sagrada.play(position, event);
  }
  return position;
}

function isShown(position: Position, round: number): boolean {
  const view = sagrada.view(position, 0);
  if (round === 0) return view.phase === 'choose';
  return view.phase === 'turn' && view.round === round && view.turn?.seat === 0;
}

function decide(position: Position, random: FastRandom, lazy: boolean): Move | undefined {
  const due = sagrada.toAct(position);
  if (due.kind !== 'decide') return undefined;
  const [seat] = due.seats;
  if (lazy && sagrada.view(position, seat).phase === 'turn' && random.below(2) === 0)
    return { type: 'done', player: seat };
  const worth = (move: Move): number => {
    const next = sagrada.copy(position);
    sagrada.play(next, move);
    return sagrada.standing(next, seat) - 2 * impossibleSpaces(next, seat) + random.below(100) / 100;
  };
  const rated = sagrada.legal(position, seat).map((move) => ({ move, worth: worth(move) }));
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.move;
}

const luckOf = (seed: string, players: number) =>
  fairLuck(
    'sagrada',
    seedFromText(seed),
    Array.from({ length: players }, (_, seat) => `salt${seat}`),
  );

/** Plays a move and the chance events after it. */
export function act(position: Position, move: Move, { seed, players }: Scene): void {
  sagrada.play(position, move);
  const drawn = sagrada.draw(position, luckOf(seed, players));
  if (drawn !== undefined) sagrada.play(position, drawn);
}
