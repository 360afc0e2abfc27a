/** The lessons of Sintra and their steps. */
import type { LessonsOf } from './lessons.ts';

export const SINTRA_LESSONS = {
  first: ['take', 'place', 'breaks'],
} as const;

export type SintraLessonTexts = LessonsOf<typeof SINTRA_LESSONS>;
