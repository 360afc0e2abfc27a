import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

export const lessons: SagradaLessonTexts = {
  first: {
    title: 'Je eerste spel',
    about: 'Leer in acht minuten hoe een beurt gaat en wat die oplevert.',
    steps: {
      edge: {
        topic: 'Je eerste dobbelsteen',
        ask: 'Leg de [die|blauwe 6] aan de rand, bijvoorbeeld op [cell|vak D3].',
        why: 'Alleen je eerste dobbelsteen moet aan de rand of in een hoek liggen.',
      },
      neighbours: {
        topic: 'Buren',
        ask: 'Probeer de [die|blauwe 3] op [cell|vak D4].',
        done: 'Dobbelstenen met dezelfde kleur of waarde liggen nooit naast elkaar.',
      },
    },
  },
};
