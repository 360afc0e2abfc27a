import type { SagradaLessonTexts } from '../lessons-sagrada.ts';

export const lessons: SagradaLessonTexts = {
  first: {
    title: 'Pierwsza rozgrywka',
    about: 'W osiem minut poznasz przebieg tury i zdobywanie punktów.',
    steps: {
      edge: {
        topic: 'Twoja pierwsza kostka',
        ask: 'Połóż [die|niebieską 6] przy krawędzi, na przykład na [cell|polu D3].',
        why: 'Tylko pierwsza kostka musi leżeć przy krawędzi albo w rogu.',
      },
      neighbours: {
        topic: 'Sąsiedzi',
        ask: 'Spróbuj położyć [die|niebieską 3] na [cell|polu D4].',
        done: 'Kostki tego samego koloru albo o tej samej wartości nigdy nie leżą obok siebie.',
      },
    },
  },
};
