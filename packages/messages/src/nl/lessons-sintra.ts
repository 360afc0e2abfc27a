import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'Je eerste spel',
    about: 'Leer in acht minuten hoe een beurt gaat en wat die oplevert.',
    steps: {
      take: {
        topic: 'Glas pakken',
        ask: 'Pak de twee [panes|oranje glasstukken] van schijf 2.',
        why: 'Je pakt altijd alle glasstukken van één kleur. De rest gaat naar het midden.',
      },
      place: {
        topic: 'Glas leggen',
        ask: 'Leg ze op [strip|paneel 2].',
        why: 'Elk glasstuk vult een leeg vak van zijn kleur. De glaszetter gaat mee.',
      },
      breaks: {
        topic: 'Gebroken glas',
        ask: 'Pak de [panes|roze glasstukken] uit het midden en leg ze op [strip|paneel 3].',
        why: 'Wie als eerste uit het midden pakt, gaat een vak omlaag.',
      },
    },
  },
};
