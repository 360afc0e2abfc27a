import { sagrada, type Sagrada } from '@leadlight/sagrada';
import type { Edition } from './edition.ts';

export const SAGRADA: Edition<Sagrada> = {
  game: sagrada,
  ask: (thinker, { seen, level, seed }, ways) => thinker.think(seen, level, seed, ways),
  endsTurn: ({ type }) => type === 'done' || type === 'choose',
};
