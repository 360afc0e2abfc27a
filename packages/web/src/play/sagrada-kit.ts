import type { Sagrada } from '@leadlight/sagrada';
import { SAGRADA } from '../keep/sagrada.ts';
import { isAboutSagrada, meantInSagrada } from './choosing/meant-sagrada.ts';
import { sagradaSteps, type SagradaStep } from './choosing/sagrada.ts';
import type { Kit } from './kit.ts';

export const SAGRADA_KIT: Kit<Sagrada, SagradaStep> = {
  ...SAGRADA,
  kind: async () => (await import('../replay/sagrada-kind.ts')).SAGRADA_KIND,
  stepsOf: sagradaSteps,
  isPlain: ({ kind }) => kind === 'enough',
  meant: (touched, step, _, seat) => meantInSagrada(touched, step, seat),
  isAbout: isAboutSagrada,
};
