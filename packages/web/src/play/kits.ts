import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { meantInSagrada } from './choosing/meant-sagrada.ts';
import { meantInSintra } from './choosing/meant-sintra.ts';
import { sagradaSteps, type SagradaStep } from './choosing/sagrada.ts';
import { sintraSteps, type SintraStep } from './choosing/sintra.ts';
import type { Kit } from './kit.ts';

export const SINTRA_KIT: Kit<Sintra, SintraStep> = {
  game: sintra,
  stepsOf: sintraSteps,
  endsTurn: () => true,
  isPlain: ({ kind }) => kind === 'jokers' || kind === 'break' || kind === 'keep',
  meant: (touched, step, _, seat) => meantInSintra(touched, step, seat),
};

export const SAGRADA_KIT: Kit<Sagrada, SagradaStep> = {
  game: sagrada,
  stepsOf: sagradaSteps,
  endsTurn: ({ type }) => type === 'done' || type === 'choose',
  isPlain: ({ kind }) => kind === 'enough',
  meant: (touched, step, _, seat) => meantInSagrada(touched, step, seat),
};
