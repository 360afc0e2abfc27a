import type { Due, GameTypes, Seat } from '@leadlight/core';
import type { Terminal } from '../base/terminal.ts';
import { paintFor } from '../drawing/paint.ts';
import type { Picture } from '../drawing/picture.ts';
import type { TerminalGame } from './terminal-game.ts';

/** A moment of a game, as one viewer sees it or with all revealed. */
export interface BoardScene<T extends GameTypes> {
  readonly due: Due;
  readonly view: T['view'];
  /** The view for a seat's own side of the table. */
  readonly own: (seat: Seat) => T['view'];
}

/** A line with the game and the round, and the board below it. */
export function drawBoard<T extends GameTypes>(
  game: TerminalGame<T>,
  { view, own, due }: BoardScene<T>,
  names: readonly string[],
  { texts, colours, columns }: Terminal,
): readonly string[] {
  const paint = paintFor({ colours });
  const toMove = due.kind === 'decide' ? due.seats : [];
  const picture: Picture<T['view']> = { view, own, names, toMove, texts, paint, colours, columns };
  return [paint('strong', [game.name(texts), ...game.head(picture)].join(' · ')), ...game.draw(picture)];
}
