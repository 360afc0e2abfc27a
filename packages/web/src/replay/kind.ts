/** The parts of a game that scores and replays need besides its rules, so that both are written once for all games. */
import type { GameTypes } from '@leadlight/core';
import type { Context } from '@leadlight/messages';
import type { TextsOf } from '../app/texts-of.ts';
import type { Edition } from '../keep/edition.ts';
import type { LogWords } from '../play/log.ts';
import type { Scoring } from '../score/scoring.ts';
import type { Cue } from '../sound/cues.ts';

export interface Kind<T extends GameTypes> {
  readonly edition: Edition<T>;
  readonly scoring: Scoring<T>;
  /** The sounds of an event's consequences. */
  readonly cues: (followed: readonly T['consequence'][]) => readonly Cue[];
  /** The consequences of an event in sentences, without those that the boards already show. */
  readonly tell: (texts: TextsOf<T>, followed: readonly T['consequence'][], context: Context) => readonly string[];
  readonly log: (texts: TextsOf<T>) => LogWords<T['consequence']>;
}
