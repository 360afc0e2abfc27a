/** The lessons of Sintra and their steps. */
import type { LessonsOf } from './lessons.ts';

export const SINTRA_LESSONS = {
  first: [
    'take',
    'place',
    'left',
    'centre',
    'break',
    'must',
    'track',
    'back',
    'full',
    'keep',
    'chain',
    'joker',
    'complete',
    'ornament',
    'sideb',
    'last',
  ],
  /** For players of the printed game. */
  printed: ['foretold', 'ask', 'strips', 'rulings'],
} as const;

export type SintraLessonTexts = LessonsOf<typeof SINTRA_LESSONS>;
