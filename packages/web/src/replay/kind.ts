/** What a replay needs of a game besides its rules, so that it is written once for all games. */
import type { GameTypes } from '@leadlight/core';
import { describeConsequence, type Texts } from '@leadlight/messages';
import type { Sagrada } from '@leadlight/sagrada';
import type { Sintra } from '@leadlight/sintra';
import type { Edition } from '../keep/editions.ts';
import { SAGRADA } from '../keep/sagrada.ts';
import { SINTRA } from '../keep/sintra.ts';
import { isTold } from '../play/sintra-words.ts';
import { SAGRADA_SCORING, SINTRA_SCORING, type Scoring } from '../score/scoring.ts';

export interface Kind<T extends GameTypes> {
  readonly edition: Edition<T>;
  readonly scoring: Scoring<T>;
  /** What followed from an event, in sentences; none for what the boards show as well. */
  readonly tell: (texts: Texts, followed: readonly T['consequence'][], names: readonly string[]) => readonly string[];
}

export const SINTRA_KIND: Kind<Sintra> = {
  edition: SINTRA,
  scoring: SINTRA_SCORING,
  tell: (texts, followed, names) =>
    followed
      .filter(isTold)
      .map((happened) => describeConsequence(texts, 'sintra', happened, { name: (seat) => names[seat] })),
};

export const SAGRADA_KIND: Kind<Sagrada> = {
  edition: SAGRADA,
  scoring: SAGRADA_SCORING,
  tell: (texts, followed, names) =>
    followed.map((happened) => describeConsequence(texts, 'sagrada', happened, { name: (seat) => names[seat] })),
};
