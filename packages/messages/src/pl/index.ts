import type { AllTexts } from '../texts.ts';
import { brief } from './brief.ts';
import { levels } from './levels.ts';
import { byEar } from './by-ear.ts';
import { cli } from './cli.ts';
import { client } from './client.ts';
import { explanations as sagradaExplanations } from './explain-sagrada.ts';
import { explanations as sintraExplanations } from './explain-sintra.ts';
import { ending } from './ending.ts';
import { firsts as sagradaFirsts } from './firsts-sagrada.ts';
import { firsts as sintraFirsts } from './firsts-sintra.ts';
import { lessons } from './lessons.ts';
import { lessons as sagradaLessons } from './lessons-sagrada.ts';
import { lessons as sintraLessons } from './lessons-sintra.ts';
import { online } from './online.ts';
import { reference } from './reference.ts';
import { refusals } from './refusals.ts';
import { sagrada } from './sagrada.ts';
import { server } from './server.ts';
import { sintra } from './sintra.ts';
import { stored } from './stored.ts';
import { turn } from './turn-sagrada.ts';
import { typed } from './typed.ts';
import { typed as sagradaTyped } from './typed-sagrada.ts';
import { typed as sintraTyped } from './typed-sintra.ts';
import { verification } from './verification.ts';

export const pl: AllTexts = {
  ...client,
  sintra,
  sagrada,
  refusals,
  explanations: { sintra: sintraExplanations, sagrada: sagradaExplanations },
  sagradaTurn: turn,
  reference,
  cli,
  server,
  stored,
  online,
  verification,
  ending,
  brief,
  levels,
  byEar,
  lessons: { common: lessons, sintra: sintraLessons, sagrada: sagradaLessons },
  firsts: { sintra: sintraFirsts, sagrada: sagradaFirsts },
  typed: { common: typed, sintra: sintraTyped, sagrada: sagradaTyped },
};
