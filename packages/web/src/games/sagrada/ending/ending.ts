/** The end of Sagrada on its boards. */
import type { TextsWith } from '@leadlight/messages';
import type { Sagrada } from '@leadlight/sagrada';
import { entryAt } from '../../../game/entry-at.ts';
import type { GameEnding } from '../../../game/ending.ts';
import { sagradaView } from '../perspective.ts';
import Board from './Board.svelte';
import { sayAlone, sayDifference } from './deciding.ts';
import Defs from './Defs.svelte';
import { FIELD } from './field.ts';
import Icon from './Icon.svelte';
import { sagradaMarks } from './marks.ts';

export const SAGRADA_ENDING: GameEnding<Sagrada> = {
  Defs,
  Board,
  aspect: FIELD.width / FIELD.height,
  Icon,
  marksOf: sagradaMarks,
  sayDifference,
  sayAlone,
  labelOf: (texts: TextsWith<'sagrada'>, position, seat, name) => {
    const { pattern } = entryAt(sagradaView(position, 'all').seats, seat);
    const { board } = texts.sagrada;
    return board.window(name, pattern === null ? board.noWindow : texts.names.sagrada.patterns[pattern]);
  },
};
