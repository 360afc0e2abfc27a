import type { LessonWords } from '../lessons.ts';
import { number, plural } from './grammar.ts';

export const lessons: LessonWords = {
  learn: (game) => `${game} leren`,
  start: 'Les beginnen',
  resume: 'Verdergaan',
  again: 'Les herhalen',
  finished: 'afgerond',
  step: (step, steps) => `Stap ${number(step)} van ${number(steps)}`,
  steps: (steps) => plural(steps, { one: `${number(steps)} stap`, other: `${number(steps)} stappen` }),
  leave: 'Stoppen',
  skip: 'Overslaan',
  back: 'Terug',
  showMe: 'Laat zien',
  next: 'Volgende',
  otherMove: 'Dat mag ook, maar kies nu wat er oplicht.',
  over: 'Je bent klaar om te spelen',
  playNow: 'Eerste spel beginnen',
  playNowAbout:
    'Je eerste tegenstander maakt het je niet moeilijk. Gebeurt er iets voor het eerst, dan krijg je er één zin uitleg bij.',
  otherLessons: 'Andere lessen',
  seeIt: 'Bekijk dit in een les',
};
