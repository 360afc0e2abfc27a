import { sintra, type Sintra } from '@leadlight/sintra';
import type { Edition } from './edition.ts';

export const SINTRA: Edition<Sintra> = {
  game: sintra,
  ask: (thinker, { seen, level, seed }, ways) => thinker.think(seen, level, seed, ways),
  endsTurn: () => true,
};
