/** The end of the game on its boards. */
import type { GameEnding } from '../../../../../packages/web/src/game/ending.ts';
import type { Lancet } from '#games/lancet';
import type { TextsHere } from '../../texts/texts.ts';
import Defs from '../pictures/Defs.svelte';
import Board from './Board.svelte';

export const LANCET_ENDING: GameEnding<Lancet> = {
  Defs,
  Board,
  aspect: 0.5,
  marksOf: () => ({}),
  labelOf: ({ lancet }: TextsHere, _, __, name) => lancet.board.lancet(name),
};
