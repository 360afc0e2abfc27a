import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'A first game',
    about: 'Learn a turn, and how it scores, in eight minutes.',
    steps: {
      take: {
        topic: 'Taking glass',
        ask: 'Take the two [panes|orange panes] from display 2.',
        why: 'You always take all the panes of one colour. The others go to the centre.',
      },
      place: {
        topic: 'Placing glass',
        ask: 'Place them on [strip|strip 2].',
        why: 'Each pane fills an empty space of its colour. The glazier moves along.',
      },
      breaks: {
        topic: 'Broken glass',
        ask: 'Take the [panes|pink panes] from the centre, and place them on [strip|strip 3].',
        why: 'The first player to take from the centre breaks one pane.',
      },
    },
  },
};
