/** The beginning of an online game, with the salts that people opened. */
import { fairLuck, type Game, type GameTypes } from '@leadlight/core';
import type { Circumstances } from '../commands/commands.ts';
import { dealt } from '../commands/arranging.ts';
import type { Played, Started } from '../log/entries.ts';
import type { SeenEvents } from '../log/sightings.ts';
import type { TableState } from '../log/state.ts';
import { firstClocks } from './timing.ts';
import { published, type Seal } from './seals.ts';

interface Beginning<T extends GameTypes> {
  readonly entries: readonly [Started, Played<T>];
  readonly position: T['position'];
  readonly seen: SeenEvents<T>;
}

export function beginning<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  seals: readonly Seal[],
  { now: at, seed, viewers, clock = 0 }: Circumstances,
): Beginning<T> {
  const salted = published(seals);
  const { position, events, seen } = dealt(game, state, fairLuck(game.id, seed, salted.salts), viewers);
  const first: Played<T> = { type: 'played', at, events, ...firstClocks(game, { ...state, position }, clock) };
  return { entries: [{ type: 'started', at, ...salted }, first], position, seen };
}
