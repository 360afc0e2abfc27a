/** The lessons of Sagrada and their steps. */
import type { LessonsOf } from './lessons.ts';

export const SAGRADA_LESSONS = {
  first: [
    'window',
    'edge',
    'touching',
    'neighbours',
    'corners',
    'value',
    'colour',
    'order',
    'pass',
    'tool',
    'price',
    'find',
    'public',
    'private',
    'last',
    'end',
  ],
  solo: ['turns', 'target', 'pay', 'once', 'privates', 'verdict'],
  values: ['grozing', 'grinding', 'timely'],
  rolls: ['brush', 'brushed', 'early', 'hammer'],
  swaps: ['cutter', 'remover', 'drawn'],
  moves: ['lathekin', 'wheel'],
  exceptions: ['eglomise', 'burnisher', 'straightedge'],
  twice: ['pliers', 'skipped', 'late'],
  printed: ['refused', 'idle', 'impossible', 'score'],
} as const;

export type SagradaLessonTexts = LessonsOf<typeof SAGRADA_LESSONS>;
