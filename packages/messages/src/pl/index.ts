import type { Texts } from '../texts.ts';
import { board as sagradaBoard } from './board-sagrada.ts';
import { board as sintraBoard } from './board-sintra.ts';
import { cli } from './cli.ts';
import { names } from './names.ts';
import { record } from './record.ts';
import { sagrada } from './sagrada.ts';
import { server } from './server.ts';
import { sintra } from './sintra.ts';
import { web } from './web.ts';

export const pl: Texts = {
  locale: 'pl',
  names,
  record,
  sintra,
  sagrada,
  boards: { sintra: sintraBoard, sagrada: sagradaBoard },
  cli,
  server,
  web,
};
