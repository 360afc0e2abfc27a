import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

export const lessons: SagradaLessonTexts = {
  first: {
    title: 'Première partie',
    about: 'Apprenez en huit minutes comment se joue un tour et ce qu’il rapporte.',
    steps: {
      edge: {
        topic: 'Votre premier dé',
        ask: 'Placez le [die|6 bleu] au bord, par exemple sur la [cell|case D3].',
        why: 'Seul votre premier dé doit aller au bord ou dans un coin.',
      },
      neighbours: {
        topic: 'Voisins',
        ask: 'Essayez le [die|3 bleu] sur la [cell|case D4].',
        done: 'Deux dés de même couleur ou de même valeur ne se touchent jamais par un côté.',
      },
    },
  },
};
