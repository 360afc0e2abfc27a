/** What newcomers to Sagrada are told when it happens for the first time. */
import { loadSagradaFirsts, type SagradaFirst } from '@leadlight/messages';
import { impossibleCells, sagrada, type Sagrada } from '@leadlight/sagrada';
import type { Firsts, Moment } from '../../game/client-game.ts';

type Found = (moment: Moment<Sagrada>) => boolean;

const FOUND: readonly (readonly [SagradaFirst, Found])[] = [
  ['impossible', ({ position, seat }) => impossibleCells(position, seat).length > 0],
  [
    'nowhere',
    ({ position, seat }) =>
      position.phase === 'turn' && !sagrada.legal(position, seat).some(({ type }) => type === 'place'),
  ],
  ['again', ({ position }) => position.phase === 'turn' && position.turn >= position.players],
  ['track', ({ followed }) => followed.some(({ type }) => type === 'round-ended')],
];

export const SAGRADA_FIRSTS: Firsts<Sagrada> = {
  foundIn: (moment) => FOUND.filter(([, isFound]) => isFound(moment)).map(([name]) => name),
  texts: loadSagradaFirsts,
};
