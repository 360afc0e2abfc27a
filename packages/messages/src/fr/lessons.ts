import type { LessonWords } from '../lessons.ts';
import { number, plural } from './grammar.ts';

export const lessons: LessonWords = {
  learn: (game) => `Apprendre à jouer à ${game}`,
  start: 'Commencer la leçon',
  resume: 'Reprendre',
  again: 'Refaire la leçon',
  finished: 'terminée',
  step: (step, steps) => `Étape ${number(step)} sur ${number(steps)}`,
  steps: (steps) =>
    plural(steps, {
      one: `${number(steps)} étape`,
      many: `${number(steps)} d’étapes`,
      other: `${number(steps)} étapes`,
    }),
  leave: 'Quitter',
  skip: 'Passer',
  back: 'Retour',
  showMe: 'Montrer',
  next: 'Suivant',
  otherMove: 'Ce coup est aussi permis. Pour l’instant, essayez ce qui est éclairé.',
  over: 'À vous de jouer',
  playNow: 'Jouer ma première partie',
  playNowAbout:
    'Votre premier adversaire est indulgent. Tout ce qui arrive pour la première fois est expliqué en une phrase.',
  otherLessons: 'Autres leçons',
  seeIt: 'Voir dans une leçon',
};
