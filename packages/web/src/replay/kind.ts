/** What scores and replays need of a game besides its rules, so that they are written once for all games. */
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
  /** What is heard of what followed from an event. */
  readonly cues: (followed: readonly T['consequence'][]) => readonly Cue[];
  /** What followed from an event, in sentences; none for what the boards show as well. */
  readonly tell: (texts: TextsOf<T>, followed: readonly T['consequence'][], context: Context) => readonly string[];
  readonly log: (texts: TextsOf<T>) => LogWords<T['consequence']>;
}
