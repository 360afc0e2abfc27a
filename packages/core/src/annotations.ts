/** Checks what annotated records say about a decision. Stored games need only this part of a record's checks. */
import type { AnyMove, Game, GameTypes } from './game.ts';
import { recordProblem, type AnyProblem } from './record-reasons.ts';

const isMove = (event: GameTypes['event']): event is AnyMove => 'player' in event;

/** The number of choices that an annotated decision claims is wrong. */
export function legalProblems<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  path: string,
): readonly AnyProblem[] {
  if (!isMove(event) || event.legal === undefined) return [];
  const counted = game.choices(position, event.player);
  if (counted === event.legal) return [];
  return [recordProblem(path, 'record', 'record-legal', { said: event.legal, counted })];
}
