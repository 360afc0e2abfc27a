import type { PagesTexts } from '../../web/pages.ts';
import { number, plural } from '../grammar.ts';

const rules: PagesTexts['rules'] = {
  title: (game) => `Zasady gry ${game}`,
  games: 'Gry',
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  found: (count) =>
    count === 0
      ? 'Żadna zasada nie zawiera wszystkich tych słów.'
      : plural(count, {
          one: `Znaleziono ${number(count)} zasadę.`,
          few: `Znaleziono ${number(count)} zasady.`,
          many: `Znaleziono ${number(count)} zasad.`,
          other: `Znaleziono ${number(count)} zasady.`,
        }),
  ruling: 'Nasze rozstrzygnięcie',
  rulingMeans: 'Drukowana instrukcja nie odpowiada na te pytania. Oto rozstrzygnięcia przyjęte w Leadlight.',
  whole: 'Wszystkie zasady (w nowej karcie)',
  unavailable: 'Nie udało się wczytać zasad. Sprawdź połączenie z internetem i spróbuj ponownie.',
  fine: 'Szczegóły',
  summary: 'Skrót zasad',
  summaryOf: (game) => `Skrót zasad: ${game}`,
  print: 'Drukuj',
  full: 'Wszystkie zasady',
  objective: 'Cel',
  points: 'Punkty',
  scores: 'Za co daje punkty',
};

export const pages: PagesTexts = {
  rules,
  about: 'O Leadlight',
  keys: 'Skróty klawiszowe',
  guide: 'Gra z czytnikiem ekranu',
  online: 'Graj online',
  profile: 'Profil online',
  games: 'Moje rozgrywki',
  more: 'Więcej o Leadlight',
};
