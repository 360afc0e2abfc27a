import type { GameRecord, GameTypes, Seat } from '@leadlight/core';
import { levelInRecord } from '../records/names.ts';
import type { Eyes } from './moments.ts';

/** The seat whose board lies in front: the viewer's, or else the first person's. */
export function frontOf<T extends GameTypes>({ players }: GameRecord<T>, eyes: Eyes): Seat {
  if (eyes !== 'all' && eyes !== null) return eyes;
  return Math.max(
    0,
    players.findIndex(({ name }) => levelInRecord(name) === undefined),
  );
}
