/** Drives a game from event to event, checked or at full speed. */
import { Codes } from './codes.ts';
import type { Game, GameTypes } from './game.ts';
import type { Luck, Random } from './random.ts';

/** Plays all events that no player decides, and returns them. */
export function settle<T extends GameTypes>(game: Game<T>, position: T['position'], luck: Luck): T['event'][] {
  const events: T['event'][] = [];
  for (;;) {
    const event = game.draw(position, luck);
    if (event === undefined || game.play(position, event).length > 0) return events;
    events.push(event);
  }
}

/**
 * Plays the game out in place with uniformly random moves and returns how many moves that took. `moves` lists the
 * choices: all of them, or only the plain ones. Callers that play many games reuse one list of `codes`.
 */
export function playout<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  random: Random,
  moves: 'moves' | 'plainMoves' = 'moves',
  codes = new Codes(),
): number {
  const luck = (): Random => random;
  for (let count = 0; ;) {
    const due = game.toAct(position);
    if (due.kind === 'over') return count;
    if (due.kind !== 'decide') {
      game.deal(position, luck);
      continue;
    }
    codes.clear();
    if (moves === 'moves') game.moves(position, due.seats[0], codes);
    else game.plainMoves(position, due.seats[0], codes);
    const code = codes.at[codes.count === 1 ? 0 : random.below(codes.count)];
    if (code === undefined) return count;
    game.apply(position, code);
    count++;
  }
}
