import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'Pierwsza rozgrywka',
    about: 'W osiem minut poznasz przebieg tury i zdobywanie punktów.',
    steps: {
      take: {
        topic: 'Branie szkła',
        ask: 'Weź dwie [panes|pomarańczowe tafle] z warsztatu 2.',
        why: 'Zawsze bierze się wszystkie tafle jednego koloru. Pozostałe trafiają na środek.',
      },
      place: {
        topic: 'Kładzenie szkła',
        ask: 'Połóż je na [strip|kwaterze 2].',
        why: 'Każda tafla zajmuje puste pole swojego koloru. Witrażysta idzie za nią.',
      },
      breaks: {
        topic: 'Stłuczone szkło',
        ask: 'Weź [panes|różowe tafle] ze środka i połóż je na [strip|kwaterze 3].',
        why: 'Kto pierwszy bierze ze środka, schodzi o jedno pole.',
      },
    },
  },
};
