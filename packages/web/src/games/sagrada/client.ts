/** Sagrada in the client, under the current rules. */
import type { TextsWith } from '@leadlight/messages';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import type { ClientGame } from '../../game/client-game.ts';
import { isAboutSagrada, meantInSagrada } from './choosing/meant.ts';
import { sagradaSteps, type SagradaStep } from './choosing/steps.ts';
import { LOOKS } from './looks.ts';
import { sagradaMarks } from './marks.ts';

export const SAGRADA: ClientGame<Sagrada, SagradaStep> = {
  game: sagrada,
  looks: LOOKS,
  ask: (thinker, { seen, level, seed }, options) => thinker.think(seen, level, seed, options),
  stepsOf: sagradaSteps,
  isPlain: ({ kind }) => kind === 'enough',
  meant: (touched, step, _, seat) => meantInSagrada(touched, step, seat),
  isAbout: isAboutSagrada,
  marks: sagradaMarks,
  Play: () => import('./Play.svelte'),
  Replay: () => import('./Replay.svelte'),
  ending: async () => (await import('./ending/ending.ts')).SAGRADA_ENDING,
  naming: async () => (await import('./places.ts')).SAGRADA_NAMING,
  telling: async () => (await import('./telling.ts')).SAGRADA_TELLING,
  understanding: async (texts: TextsWith<'sagrada'>) =>
    (await import('./typing/understanding.ts')).sagradaUnderstanding(SAGRADA, texts),
};
