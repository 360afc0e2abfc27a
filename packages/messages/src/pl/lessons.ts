import type { LessonWords } from '../lessons.ts';
import { number, plural } from './grammar.ts';

export const lessons: LessonWords = {
  learn: (game) => `Nauka gry ${game}`,
  start: 'Zacznij lekcję',
  resume: 'Kontynuuj',
  again: 'Powtórz lekcję',
  finished: 'ukończona',
  step: (step, steps) => `Krok ${number(step)} z ${number(steps)}`,
  steps: (steps) =>
    plural(steps, {
      one: `${number(steps)} krok`,
      few: `${number(steps)} kroki`,
      many: `${number(steps)} kroków`,
      other: `${number(steps)} kroku`,
    }),
  leave: 'Wyjdź',
  skip: 'Pomiń',
  back: 'Wstecz',
  showMe: 'Pokaż',
  next: 'Dalej',
  otherMove: 'Tak też można zagrać. Tym razem wybierz to, co jest podświetlone.',
  over: 'Czas zagrać',
  playNow: 'Zacznij pierwszą rozgrywkę',
  playNowAbout:
    'Twój pierwszy przeciwnik jest wyrozumiały. Gdy coś wydarzy się po raz pierwszy, wyjaśni to jedno zdanie.',
  otherLessons: 'Inne lekcje',
  seeIt: 'Zobacz w lekcji',
};
