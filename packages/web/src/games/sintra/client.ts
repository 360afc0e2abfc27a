/** Sintra in the client, under the current rules. */
import type { TextsWith } from '@leadlight/messages';
import { sintra, type Sintra } from '@leadlight/sintra';
import type { ClientGame } from '../../game/client-game.ts';
import { meantInSintra } from './choosing/meant.ts';
import { sintraSteps, type SintraStep } from './choosing/steps.ts';
import { LOOKS } from './looks.ts';

export const SINTRA: ClientGame<Sintra, SintraStep> = {
  game: sintra,
  looks: LOOKS,
  ask: (thinker, { seen, level, seed }, options) => thinker.think(seen, level, seed, options),
  stepsOf: sintraSteps,
  isPlain: ({ kind }) => kind === 'jokers' || kind === 'break' || kind === 'keep',
  meant: (touched, step, _, seat) => meantInSintra(touched, step, seat),
  Play: () => import('./Play.svelte'),
  Replay: () => import('./Replay.svelte'),
  ending: async () => (await import('./ending/ending.ts')).SINTRA_ENDING,
  naming: async () => (await import('./places.ts')).SINTRA_NAMING,
  telling: async () => (await import('./telling.ts')).SINTRA_TELLING,
  understanding: async (texts: TextsWith<'sintra'>) =>
    (await import('./typing/understanding.ts')).sintraUnderstanding(SINTRA, texts),
};
