/** A record played up to one of its events, as a viewer may see it. */
import type { Game, GameRecord, GameTypes, Seat, Viewer } from '@leadlight/core';
import type { BoardScene } from '../game/board.ts';

/** One viewer, or all seats at once. */
export type Viewpoint = { readonly viewer: Viewer } | 'all';

export interface Scene<T extends GameTypes> extends BoardScene<T> {
  /** The consequences of the last event, as far as the viewer sees them. */
  readonly followed: readonly T['consequence'][];
}

/** The record must have been verified. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  at: number,
  viewpoint: Viewpoint,
): Scene<T> {
  const players = record.players.length;
  const position = game.start(record.options, players);
  const seen = game.start(record.options, players);
  let followed: T['consequence'][] = [];
  for (const event of record.events.slice(0, at + 1)) {
    followed = [];
    game.play(position, event, followed);
    if (viewpoint !== 'all') followed = follow(game, seen, game.see(position, event, viewpoint.viewer));
  }
  return { ...look(game, viewpoint === 'all' ? position : seen, viewpoint), followed };
}

function follow<T extends GameTypes>(
  game: Game<T>,
  seen: T['position'],
  shown: readonly T['event'][],
): T['consequence'][] {
  const followed: T['consequence'][] = [];
  for (const event of shown) game.play(seen, event, followed);
  return followed;
}

/** With all revealed, each seat's side is shown as that seat sees it. */
function look<T extends GameTypes>(game: Game<T>, position: T['position'], viewpoint: Viewpoint): BoardScene<T> {
  const view = game.view(position, viewpoint === 'all' ? null : viewpoint.viewer);
  const own = (seat: Seat): T['view'] => (viewpoint === 'all' ? game.view(position, seat) : view);
  return { due: game.toAct(position), view, own };
}
