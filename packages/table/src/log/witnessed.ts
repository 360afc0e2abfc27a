/** The whole log of a table, played once for everything that its host needs. */
import type { Game, GameTypes, Viewer } from '@leadlight/core';
import type { Entry, Log, Opened } from './entries.ts';
import { seenByNobody, Sightings, Witness, type SeenEvents } from './sightings.ts';
import { advance, openState, unplayed, type TableState } from './state.ts';

/** A table, and what some viewers have seen of it. */
export interface WitnessedTable<T extends GameTypes> {
  readonly state: TableState<T>;
  readonly sightings: Sightings<T>;
}

/** A table that was just opened, watched by some viewers from the start. */
export function openedTable<T extends GameTypes>(
  game: Game<T>,
  opened: Opened<T>,
  viewers: readonly Viewer[],
): WitnessedTable<T> {
  const sightings = new Sightings<T>();
  for (const viewer of viewers) sightings.join(viewer, 0);
  sightings.add(seenByNobody<T>());
  return { state: openState(game, opened), sightings };
}

/** Plays one event in place; false if it is refused. */
export type PlayEvent<T extends GameTypes> = (position: T['position'], event: T['event']) => boolean;

/**
 * The state after one more entry; undefined if one of its events is refused. What the viewers see of it is added to
 * `sightings`.
 */
export function witnessed<T extends GameTypes>(
  game: Game<T>,
  { state, sightings }: WitnessedTable<T>,
  entry: Entry<T>,
  play: PlayEvent<T>,
): TableState<T> | undefined {
  if (entry.type !== 'played') {
    return added(sightings, seenByNobody<T>(), advance(state, entry, unplayed(game, state, entry)));
  }
  const position = game.copy(state.position);
  const witness = new Witness(game, sightings.viewers);
  for (const event of entry.events) {
    if (!play(position, event)) return undefined;
    witness.note(position, event);
  }
  return added(sightings, witness.seen(entry.events), advance(state, entry, position));
}

function added<T extends GameTypes>(sightings: Sightings<T>, seen: SeenEvents<T>, state: TableState<T>): TableState<T> {
  sightings.add(seen);
  return state;
}

/** What some viewers have seen of a log, which is trusted. */
export function sightingsOf<T extends GameTypes>(
  game: Game<T>,
  [opened, ...others]: Log<T>,
  viewers: readonly Viewer[],
): Sightings<T> {
  const { state, sightings } = openedTable(game, opened, viewers);
  const trusted: PlayEvent<T> = (position, event) => game.play(position, event).length === 0;
  others.reduce((before, entry) => witnessed(game, { state: before, sightings }, entry, trusted) ?? before, state);
  return sightings;
}

/** All that can watch a table: each seat, and spectators. */
export const everyoneAt = (players: number): readonly Viewer[] => [
  ...Array.from({ length: players }, (_, i) => i),
  null,
];
