import type { Texts } from '../texts.ts';
import { board as sagradaBoard } from './board-sagrada.ts';
import { board as sintraBoard } from './board-sintra.ts';
import { names } from './names.ts';
import { record } from './record.ts';
import { sagrada } from './sagrada.ts';
import { sintra } from './sintra.ts';
import { web } from './web.ts';

export const client: Texts = {
  locale: 'fr',
  names,
  record,
  sintra,
  sagrada,
  boards: { sintra: sintraBoard, sagrada: sagradaBoard },
  web,
};
