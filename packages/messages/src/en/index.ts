import type { AllTexts } from '../texts.ts';
import { cli } from './cli.ts';
import { client } from './client.ts';
import { explanations as sintraExplanations } from './explain-sintra.ts';
import { online } from './online.ts';
import { reference } from './reference.ts';
import { refusals } from './refusals.ts';
import { sagrada } from './sagrada.ts';
import { server } from './server.ts';
import { sintra } from './sintra.ts';
import { stored } from './stored.ts';
import { verification } from './verification.ts';

export const en: AllTexts = {
  ...client,
  sintra,
  sagrada,
  refusals,
  explanations: { sintra: sintraExplanations },
  reference,
  cli,
  server,
  stored,
  online,
  verification,
};
