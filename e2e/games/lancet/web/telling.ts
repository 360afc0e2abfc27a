/** The events of the game in words, sounds and points. */
import { describeConsequence } from '@leadlight/messages';
import type { Telling } from '../../../../packages/web/src/game/client-game.ts';
import { lancet, type Lancet } from '#games/lancet';
import { loadLancetRefusals } from '../texts/load-later.ts';
import { logLancet } from '../texts/log.ts';
import type { TextsHere } from '../texts/texts.ts';
import { lancetCues } from './cues.ts';
import { LANCET_SCORING } from './scoring.ts';

export const LANCET_TELLING: Telling<Lancet> = {
  scoring: LANCET_SCORING,
  cues: lancetCues,
  tell: (texts: TextsHere, followed, context) =>
    followed
      .filter((happened) => lancet.isTold(happened))
      .map((happened) => describeConsequence(texts, texts.lancet, happened, context)),
  log: logLancet,
  refusals: loadLancetRefusals,
};
