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

const about: PagesTexts['about'] = {
  title: 'O Leadlight',
  what: 'Leadlight to cyfrowa wersja dwóch gier planszowych o witrażach. Grasz na jednym ekranie, ze znajomymi lub z botami.',
  rules: 'Leadlight trzyma się drukowanych instrukcji obu gier, a tam, gdzie milczą, podaje własne rozstrzygnięcia:',
  names:
    'Gry „Azul: Witraże Sintry” i „Sagrada” oraz ich nazwy należą do autorów i wydawców. Leadlight nie jest z nimi związany. Teksty, rysunki i dźwięki są naszego autorstwa.',
  privacyTitle: 'Prywatność',
  privacy:
    'Twoje rozgrywki, imiona i ustawienia pozostają w tej przeglądarce. Niczego nie wysyłamy, nikogo nie liczymy ani nie śledzimy i nie używamy plików cookie.',
  licenceTitle: 'Licencja',
  licence: 'Leadlight to wolne oprogramowanie na licencji MIT.',
  creditsTitle: 'Użyte oprogramowanie',
  credits: 'Ta strona zawiera oprogramowanie innych autorów:',
  fonts: 'Czcionki pochodzą z twojego systemu.',
  version: (version) => `Wersja ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'Więcej o Leadlight' };
