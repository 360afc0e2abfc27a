/** A lesson of Sagrada, whose steps have these texts. */
import type { SAGRADA_LESSONS } from '@leadlight/messages';
import type { Sagrada } from '@leadlight/sagrada';
import type { Lesson } from '../../../game/lesson.ts';
import type { SagradaStep } from '../choosing/steps.ts';

export type SagradaLesson<Id extends keyof typeof SAGRADA_LESSONS> = Lesson<
  Sagrada,
  SagradaStep,
  (typeof SAGRADA_LESSONS)[Id][number]
>;
