/** A lesson of Sintra, whose steps have these texts. */
import type { SINTRA_LESSONS } from '@leadlight/messages';
import type { Move, Pick, Sintra } from '@leadlight/sintra';
import type { Lesson } from '../../../game/lesson.ts';
import type { SintraStep } from '../choosing/steps.ts';

export type SintraLesson<Id extends keyof typeof SINTRA_LESSONS> = Lesson<
  Sintra,
  SintraStep,
  (typeof SINTRA_LESSONS)[Id][number]
>;

/** The learner's pick. */
export const pick = (move: Omit<Pick, 'type' | 'player'>): Move => ({ type: 'pick', player: 0, ...move });

export const back: Move = { type: 'back', player: 0 };
