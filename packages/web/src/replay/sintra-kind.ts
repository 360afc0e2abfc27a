import { describeConsequence } from '@leadlight/messages';
import type { Sintra } from '@leadlight/sintra';
import { SINTRA } from '../keep/sintra.ts';
import { logSintra } from '../play/log-sintra.ts';
import { isTold } from '../play/sintra-words.ts';
import { SINTRA_SCORING } from '../score/sintra.ts';
import { sintraCues } from '../sound/cues.ts';
import type { Kind } from './kind.ts';

export const SINTRA_KIND: Kind<Sintra> = {
  edition: SINTRA,
  scoring: SINTRA_SCORING,
  cues: sintraCues,
  tell: (texts, followed, context) =>
    followed.filter(isTold).map((happened) => describeConsequence(texts, 'sintra', happened, context)),
  log: logSintra,
};
