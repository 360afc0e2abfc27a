/** Games for workers to think about, and the answers without a worker. */
import { search, type Level, type SeenRecord } from '@leadlight/bots';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { seenAfter } from '../../core/test/seen.ts';

export const SINTRA: SeenRecord<Sintra> = seenAfter(sintra, 3, 1);
export const SAGRADA: SeenRecord<Sagrada> = seenAfter(sagrada, 2, 12);

/** The result of the search in this thread. */
export async function found(seen: SeenRecord, level: Level, budget?: number): Promise<unknown> {
  const thinking = await search(seen, level, 'seed', budget);
  for (;;) {
    const thought = thinking.step(1000);
    if (thought.finished) return thought;
  }
}
