/** The lessons of Sagrada and their steps. */
import type { LessonsOf } from './lessons.ts';

export const SAGRADA_LESSONS = {
  first: ['edge', 'neighbours'],
} as const;

export type SagradaLessonTexts = LessonsOf<typeof SAGRADA_LESSONS>;
