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
  rulingMeans: 'Drukowane zasady nie odpowiadają na te pytania. Oto jak odpowiada na nie Leadlight.',
  whole: 'Wszystkie zasady, w nowej karcie',
  unavailable: 'Nie udało się wczytać zasad. Spróbuj ponownie po połączeniu z siecią.',
  tool: 'Narzędzie',
  objective: 'Cel',
  points: 'Punkty',
  effect: 'Działanie',
  scores: 'Za co daje punkty',
};

const about: PagesTexts['about'] = {
  title: 'O Leadlight',
  what: 'Leadlight to cyfrowe wydanie dwóch gier planszowych o witrażach, na jednym ekranie lub na wielu, przeciw ludziom lub botom.',
  rules: 'Stosuje drukowane zasady obu gier, punkt po punkcie; tam, gdzie milczą, podaje własne rozstrzygnięcia:',
  names:
    '„Azul: Witraże Sintry” i „Sagrada” to gry swoich autorów i wydawców, do których należą także nazwy. Leadlight nie jest związany z żadnym z nich. Teksty, rysunki i dźwięki są nasze własne.',
  privacyTitle: 'Prywatność',
  privacy:
    'Twoje gry, imiona i ustawienia zostają w tej przeglądarce. Nic nie jest nigdzie wysyłane, nikt nie jest liczony ani śledzony i nie ma plików cookie.',
  licenceTitle: 'Licencja',
  licence: 'Leadlight to wolne oprogramowanie na licencji MIT.',
  creditsTitle: 'Zbudowane z użyciem',
  credits: 'To, co napisali inni i co jest częścią tej strony:',
  fonts: 'Czcionki pochodzą z twojego systemu.',
  version: (version) => `Wersja ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'Więcej o Leadlight' };
