import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

export const lessons: SagradaLessonTexts = {
  first: {
    title: 'A first game',
    about: 'Learn a turn, and how it scores, in eight minutes.',
    steps: {
      edge: {
        topic: 'Your first die',
        ask: 'Set the [die|blue 6] on an edge, such as [cell|space D3].',
        why: 'Only your first die must lie on an edge or in a corner.',
      },
      neighbours: {
        topic: 'Neighbours',
        ask: 'Try the [die|blue 3] on [cell|space D4].',
        done: 'Dice of the same colour or value never lie side by side.',
      },
    },
  },
};
