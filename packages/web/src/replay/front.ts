import type { GameRecord, GameTypes, Seat } from '@leadlight/core';
import { levelInRecord } from '../records/names.ts';
import type { Eyes } from './moments.ts';

/** Whose board lies in front: of whoever looks, or of the first person. */
export function frontOf<T extends GameTypes>({ players }: GameRecord<T>, eyes: Eyes): Seat {
  if (eyes !== 'all' && eyes !== null) return eyes;
  return Math.max(
    0,
    players.findIndex(({ name }) => levelInRecord(name) === undefined),
  );
}
