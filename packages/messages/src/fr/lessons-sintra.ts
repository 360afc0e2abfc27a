import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'Première partie',
    about: 'Apprenez en huit minutes comment se joue un tour et ce qu’il rapporte.',
    steps: {
      take: {
        topic: 'Prendre du verre',
        ask: 'Prenez les deux [panes|pièces orange] de la Fabrique 2.',
        why: 'On prend toujours toutes les pièces d’une couleur. Les autres vont au centre.',
      },
      place: {
        topic: 'Placer le verre',
        ask: 'Placez-les sur la [strip|planche 2].',
        why: 'Chaque pièce va sur une case vide de sa couleur. Le vitrier suit.',
      },
      breaks: {
        topic: 'Verre brisé',
        ask: 'Prenez les [panes|pièces roses] du centre et placez-les sur la [strip|planche 3].',
        why: 'Le premier à prendre au centre descend d’une case.',
      },
    },
  },
};
