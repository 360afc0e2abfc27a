import type { CommonTerm, TypedTexts, Vocabulary } from '../typed.ts';
import { points } from './grammar.ts';

export const words: Vocabulary<CommonTerm> = {
  where: 'gdzie, dokąd, pasuje, pasują',
  need: 'brakuje, brak, potrzebuje, potrzeba, potrzebuję, trzeba',
  bag: 'woreczek, woreczku, worek, worku, zostało, zostały',
  since: 'ostatnio, odkąd, zmieniło, wydarzyło, nowego',
  score: 'punkty, punktów, wynik, da, dałby, warte',
  read: 'czytaj, przeczytaj, pokaż, opisz',
  me: 'mnie, mi, ja, mój, moja, moje, moją, mojej, mojego',
  small:
    'ile, na, do, z, ze, w, we, od, u, i, a, o, potem, dla, co, jaki, jaka, jakie, które, która, który, kto, to, je, ten, ta, te, tę, jest, są, się, mogę, może, można, pójść, iść, połóż, położyć, kładę, kładź, weź, wziąć, biorę, bierz, przesuń, użyj, użyć, proszę, by, jeszcze, dla, po, tafla, tafle, tafli, taflę, kostka, kostki, kostkę, kostek, pole, pola, gracz, gracza, gracza, tury, tura, turze, turę, ruch, ruchu, ostatniej, ostatniego',
};

export const typed: TypedTexts = {
  unknown: (word, example) => `„${word}” jest tu niejasne. Można wpisać na przykład „${example}”.`,
  impossible: (example) => `Tego nie można teraz wybrać. Można wpisać na przykład „${example}”.`,
  incomplete: (example) => `To jeszcze nie ruch ani pytanie. Można wpisać na przykład „${example}”.`,
  notDue: 'Trwa tura innego gracza. Pytać można cały czas.',
  notYours: 'To ruch innego gracza.',
  nothingSince: 'Od twojego ostatniego ruchu nic się nie wydarzyło.',
  chooseFirst: 'Najpierw trzeba wybrać ruch albo wpisać go po pytaniu.',
  noBoard: 'Oglądasz grę, więc żadna plansza nie jest twoja. Trzeba podać imię gracza.',
  change: (move, change) => `${move}: ${change > 0 ? '+' : ''}${points(change)}.`,
  questions: {
    where: 'Gdzie pasuje wybrany kolor lub kostka?',
    need: 'Czego brakuje następnemu graczowi?',
    bag: 'Co zostało w woreczku?',
    since: 'Co się wydarzyło od twojego ostatniego ruchu?',
    score: 'Ile punktów da wybrany ruch?',
    read: 'Jak pełna jest twoja plansza?',
  },
};
