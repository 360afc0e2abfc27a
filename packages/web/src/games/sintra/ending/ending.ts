/** The end of Sintra on its boards. */
import type { TextsWith } from '@leadlight/messages';
import type { Sintra } from '@leadlight/sintra';
import type { GameEnding } from '../../../game/ending.ts';
import Board from './Board.svelte';
import { sayDifference } from './deciding.ts';
import Defs from './Defs.svelte';
import { FIELD } from './field.ts';
import { sintraMarks } from './marks.ts';

export const SINTRA_ENDING: GameEnding<Sintra> = {
  Defs,
  Board,
  aspect: FIELD.width / FIELD.height,
  marksOf: sintraMarks,
  sayDifference,
  labelOf: (texts: TextsWith<'sintra'>, _, __, name) => texts.sintra.board.palace(name),
};
