/** The record of a table in this browser. Until the game is over, it contains only what its viewer has seen. */
import { chanceProblems, fairLuck, type Game, type GameRecord, type GameTypes, type Viewer } from '@leadlight/core';
import { recordIn, type ReadTable } from '@leadlight/table';
import type { TableCard } from '../storage/tables.ts';
import { entryAt } from '../game/entry-at.ts';
import { momentsOf, type Moments } from './moments.ts';
import type { Checked } from './read.ts';

/** Without a single seed behind all chance, there is nothing to commit to. */
const NO_COMMITMENT = '0'.repeat(64);

type RecordedTable<T extends GameTypes> = Pick<ReadTable<T>, 'seed' | 'state' | 'sightings'> & {
  readonly card: Pick<TableCard, 'seats'>;
};

/** The viewer of a game in progress: the only person in it, or a spectator if there are several. */
export function viewerOf({ seats }: Pick<TableCard, 'seats'>): Viewer {
  const [only = null, another] = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return another === undefined ? only : null;
}

/**
 * The part of a table that may be shown: everything once the game is over, until then what the viewer has seen. The
 * table has been read, so it is played only for its moments.
 */
export const recordOf = <T extends GameTypes>(game: Game<T>, table: RecordedTable<T>): Checked<T> =>
  table.state.phase === 'over' ? ended(game, table) : running(game, table);

function running<T extends GameTypes>(game: Game<T>, table: RecordedTable<T>): Checked<T> {
  const record = recordWith(table, table.sightings.all(viewerOf(table.card)));
  const moments = momentsOf(game, record, 'all');
  const isFull = game.complete((moments.at(-1) ?? moments[0]).position);
  return { record, status: 'running', sight: isFull ? 'full' : 'partial', moments };
}

/**
 * Adds the result, and the seed if it explains all chance. A game continued from a replay may have drawn on another
 * seed.
 */
function ended<T extends GameTypes>(game: Game<T>, table: RecordedTable<T>): Checked<T> {
  const { seed, state } = table;
  const record = recordWith(table, state.events);
  const moments = momentsOf(game, record, 'all');
  const result = game.result(state.position);
  const proof = isProved(game, { ...record, seed }, moments) ? { seed } : { commitment: NO_COMMITMENT };
  const status = result === undefined ? 'abandoned' : 'finished';
  return { record: { ...record, ...(result && { result }), ...proof }, status, sight: 'full', moments };
}

/** The contents of the log without its secrets. */
const recordWith = <T extends GameTypes>(
  { card, state }: RecordedTable<T>,
  events: readonly T['event'][],
): GameRecord<T> => ({
  ...recordIn(state.log, card.seats),
  events,
});

/** Whether all chance follows from the seed. */
function isProved<T extends GameTypes>(
  game: Game<T>,
  { seed, salts, events }: GameRecord<T> & { readonly seed: string },
  moments: Moments<T>,
): boolean {
  const luck = fairLuck(game.id, seed, salts);
  return events.every((event, at) => chanceProblems(game, entryAt(moments, at).position, event, luck, '').length === 0);
}
