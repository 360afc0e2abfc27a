import type { Sintra } from '@leadlight/sintra';
import { SINTRA } from '../keep/sintra.ts';
import { meantInSintra } from './choosing/meant-sintra.ts';
import { sintraSteps, type SintraStep } from './choosing/sintra.ts';
import type { Kit } from './kit.ts';

export const SINTRA_KIT: Kit<Sintra, SintraStep> = {
  ...SINTRA,
  kind: async () => (await import('../replay/sintra-kind.ts')).SINTRA_KIND,
  stepsOf: sintraSteps,
  isPlain: ({ kind }) => kind === 'jokers' || kind === 'break' || kind === 'keep',
  meant: (touched, step, _, seat) => meantInSintra(touched, step, seat),
};
