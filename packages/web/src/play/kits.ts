import type { Sagrada } from '@leadlight/sagrada';
import type { Sintra } from '@leadlight/sintra';
import { SAGRADA } from '../keep/sagrada.ts';
import { SINTRA } from '../keep/sintra.ts';
import { meantInSagrada } from './choosing/meant-sagrada.ts';
import { meantInSintra } from './choosing/meant-sintra.ts';
import { sagradaSteps, type SagradaStep } from './choosing/sagrada.ts';
import { sintraSteps, type SintraStep } from './choosing/sintra.ts';
import type { Kit } from './kit.ts';

export const SINTRA_KIT: Kit<Sintra, SintraStep> = {
  ...SINTRA,
  kind: async () => (await import('../replay/sintra-kind.ts')).SINTRA_KIND,
  stepsOf: sintraSteps,
  isPlain: ({ kind }) => kind === 'jokers' || kind === 'break' || kind === 'keep',
  meant: (touched, step, _, seat) => meantInSintra(touched, step, seat),
};

export const SAGRADA_KIT: Kit<Sagrada, SagradaStep> = {
  ...SAGRADA,
  kind: async () => (await import('../replay/sagrada-kind.ts')).SAGRADA_KIND,
  stepsOf: sagradaSteps,
  isPlain: ({ kind }) => kind === 'enough',
  meant: (touched, step, _, seat) => meantInSagrada(touched, step, seat),
};
