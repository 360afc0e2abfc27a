import type { GameRecord, GameTypes, Seat } from '@leadlight/core';
import { levelInRecord } from '../records/names.ts';
import type { Perspective } from '../game/scoring.ts';

/** The seat whose board lies in front: the viewer's, or else the first person's. */
export function frontOf<T extends GameTypes>({ players }: GameRecord<T>, perspective: Perspective): Seat {
  if (perspective !== 'all' && perspective !== null) return perspective;
  return Math.max(
    0,
    players.findIndex(({ name }) => levelInRecord(name) === undefined),
  );
}
