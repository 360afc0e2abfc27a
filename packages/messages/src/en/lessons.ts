import type { LessonWords } from '../lessons.ts';
import { number, plural } from './grammar.ts';

export const lessons: LessonWords = {
  learn: (game) => `Learn ${game}`,
  start: 'Start lesson',
  resume: 'Resume',
  again: 'Repeat lesson',
  finished: 'finished',
  step: (step, steps) => `Step ${number(step)} of ${number(steps)}`,
  steps: (steps) => plural(steps, { one: `${number(steps)} step`, other: `${number(steps)} steps` }),
  leave: 'Leave',
  skip: 'Skip',
  back: 'Back',
  showMe: 'Show me',
  next: 'Next',
  otherMove: 'You could play that, too. For now, try what’s lit up.',
  over: 'You’re ready to play',
  playNow: 'Play your first game',
  playNowAbout: 'Your first opponent goes easy on you. Whenever something new happens, one sentence explains it.',
  otherLessons: 'Other lessons',
  seeIt: 'See it in a lesson',
};
