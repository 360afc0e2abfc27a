/** The game in the client, under the current rules. */
import type { ClientGame } from '../../../../packages/web/src/game/client-game.ts';
import { lancet, type Lancet } from '#games/lancet';
import type { TextsHere } from '../texts/texts.ts';
import { meantInLancet, stepsOf, type LancetStep } from './choosing.ts';
import { LOOKS } from './looks.ts';

export const LANCET: ClientGame<Lancet, LancetStep> = {
  game: lancet,
  looks: LOOKS,
  ask: (thinker, { seen, level, seed }, options) => thinker.think(seen, level, seed, options),
  stepsOf,
  isPlain: () => false,
  meant: (_, step, __, seat) => meantInLancet(step, seat),
  Play: () => import('./Play.svelte'),
  Replay: () => import('./Replay.svelte'),
  ending: async () => (await import('./ending/ending.ts')).LANCET_ENDING,
  telling: async () => (await import('./telling.ts')).LANCET_TELLING,
  understanding: async (texts: TextsHere) => (await import('./typing.ts')).lancetUnderstanding(LANCET, texts),
};
