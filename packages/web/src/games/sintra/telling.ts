/** The events of Sintra in words, sounds and points. */
import { describeConsequence, loadSintraRefusals, logSintra, type TextsWith } from '@leadlight/messages';
import { sintra, type Sintra } from '@leadlight/sintra';
import type { Telling } from '../../game/client-game.ts';
import { sintraCues } from './cues.ts';
import { SINTRA_SCORING } from './scoring.ts';

export const SINTRA_TELLING: Telling<Sintra> = {
  scoring: SINTRA_SCORING,
  cues: sintraCues,
  tell: (texts: TextsWith<'sintra'>, followed, context) =>
    followed
      .filter((happened) => sintra.isTold(happened))
      .map((happened) => describeConsequence(texts, texts.sintra, happened, context)),
  log: logSintra,
  refusals: loadSintraRefusals,
  corrections: ({ corrected }) => [corrected.sintra],
};
