import { describeConsequence } from '@leadlight/messages';
import type { Sagrada } from '@leadlight/sagrada';
import { SAGRADA } from '../keep/sagrada.ts';
import { logSagrada } from '../play/log-sagrada.ts';
import { SAGRADA_SCORING } from '../score/sagrada.ts';
import { sagradaCues } from '../sound/cues.ts';
import type { Kind } from './kind.ts';

export const SAGRADA_KIND: Kind<Sagrada> = {
  edition: SAGRADA,
  scoring: SAGRADA_SCORING,
  cues: sagradaCues,
  tell: (texts, followed, context) =>
    followed.map((happened) => describeConsequence(texts, 'sagrada', happened, context)),
  log: logSagrada,
};
