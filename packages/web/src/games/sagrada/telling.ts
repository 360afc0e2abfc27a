/** The events of Sagrada in words, sounds and points. */
import { describeConsequence, loadSagradaRefusals, logSagrada, type TextsWith } from '@leadlight/messages';
import type { Sagrada } from '@leadlight/sagrada';
import type { Telling } from '../../game/client-game.ts';
import { sagradaCues } from './cues.ts';
import { SAGRADA_SCORING } from './scoring.ts';

export const SAGRADA_TELLING: Telling<Sagrada> = {
  scoring: SAGRADA_SCORING,
  cues: sagradaCues,
  tell: (texts: TextsWith<'sagrada'>, followed, context) =>
    followed.map((happened) => describeConsequence(texts, texts.sagrada, happened, context)),
  log: logSagrada,
  refusals: loadSagradaRefusals,
};
