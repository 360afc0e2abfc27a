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
  otherMove: 'Die zet mag ook. Probeer nu wat er verlicht is.',
  over: 'Je kunt spelen',
  playNow: 'Eerste spel beginnen',
  playNowAbout: 'Je eerste tegenstander speelt rustig. Gebeurt er iets voor het eerst, dan lees je in één zin waarom.',
  otherLessons: 'Andere lessen',
  seeIt: 'Bekijk dit in een les',
};
