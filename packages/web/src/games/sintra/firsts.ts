/** What newcomers to Sintra are told when it happens for the first time. */
import { loadSintraFirsts, type SintraFirst } from '@leadlight/messages';
import { reachableStrips, sintra, stepsToLoss, type Consequence, type Position, type Sintra } from '@leadlight/sintra';
import type { Firsts, Moment } from '../../game/client-game.ts';

/** The number of broken panes before a heavy loss that a warning is worth. */
const NEAR = 2;

const breaksIn = (position: Position, move: Sintra['move']): boolean => {
  const tried = sintra.copy(position);
  const followed: Consequence[] = [];
  sintra.play(tried, move, followed);
  return followed.some(({ type }) => type === 'broke');
};

type Found = (moment: Moment<Sintra>) => boolean;

const happened =
  (type: Consequence['type']): Found =>
  ({ followed, seat }) =>
    followed.some((each) => each.type === type && 'seat' in each && each.seat === seat);

const FOUND: readonly (readonly [SintraFirst, Found])[] = [
  ['lost', happened('glass-lost')],
  ['near', ({ position, seat }) => stepsToLoss(position.boards[seat]?.marker ?? 0) <= NEAR],
  ['forced', ({ position, seat }) => sintra.legal(position, seat).every((move) => breaksIn(position, move))],
  ['complete', happened('strip-left')],
  ['flipped', happened('strip-flipped')],
  ['broke', happened('broke')],
  ['tile', happened('tile-taken')],
  ['round', ({ followed }) => followed.some(({ type }) => type === 'round-ended')],
  [
    'behind',
    ({ position, seat }) =>
      reachableStrips(position, seat).length < (position.boards[seat]?.slots.length ?? 0) / 2 &&
      sintra.legal(position, seat).some(({ type }) => type === 'back'),
  ],
];

export const SINTRA_FIRSTS: Firsts<Sintra> = {
  foundIn: (moment) => FOUND.filter(([, isFound]) => isFound(moment)).map(([name]) => name),
  texts: loadSintraFirsts,
};
