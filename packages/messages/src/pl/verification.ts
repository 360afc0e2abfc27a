import type { VerificationTexts } from '../verification.ts';
import { number } from './grammar.ts';

export const verification: VerificationTexts = {
  title: 'Kontrola uczciwości',
  act: 'Sprawdź uczciwość',
  checking: 'Sprawdzanie rozgrywki…',
  verdicts: {
    fine: {
      title: 'Wszystko się zgadza',
      text: 'Ta przeglądarka odtworzyła całą rozgrywkę z ziarna i soli: losowania, ruchy i wynik są prawidłowe.',
    },
    unknown: {
      title: 'Brak błędów, ale czegoś brakuje',
      text: 'To, co da się sprawdzić, jest prawidłowe. Poniżej widać, czego sprawdzić się nie da.',
    },
    warning: {
      title: 'Wszystko się zgadza, ale jest ostrzeżenie',
      text: 'Losowania, ruchy i wynik są prawidłowe, ale w rozgrywce brakuje soli co najmniej jednego gracza.',
    },
    wrong: {
      title: 'Coś się nie zgadza',
      text: 'Ktoś zmienił ten plik z zapisem albo rozgrywka nie była uczciwa. Poniżej widać, w którym miejscu.',
    },
  },
  states: { fine: 'Zgadza się', unknown: 'Nie sprawdzono', warning: 'Ostrzeżenie', wrong: 'Nie zgadza się' },
  seed: {
    title: 'Ziarno',
    text: 'Wszystkie losowania wynikają z tajnej liczby, czyli ziarna. Przed grą serwer ogłasza zobowiązanie: odcisk, który pasuje tylko do tego ziarna.',
    kept: 'Ziarno ujawnione po grze zgadza się ze zobowiązaniem.',
    broken: 'Ujawnione ziarno nie zgadza się ze zobowiązaniem.',
    missing: 'W tym pliku nie ma ziarna, więc nie da się sprawdzić pochodzenia losowań.',
    seen: (date) => `To urządzenie widziało w trakcie gry to samo zobowiązanie (${date}).`,
    changed: 'To urządzenie widziało w trakcie gry inne zobowiązanie.',
    unseen: 'To urządzenie nie widziało zobowiązania w trakcie gry, więc musi zaufać plikowi.',
  },
  salts: {
    title: 'Sole',
    text: 'Urządzenie każdego gracza dokłada kilka losowych znaków, czyli sól. Wszystkie sole są zapieczętowane, zanim otworzy się pierwsza, więc nikt nie dopasuje swojej do cudzych.',
    nobody: 'Żaden gracz nie dołożył soli. Urządzenie lub serwer prowadzący grę sam wybrał ziarno.',
    seats: {
      added: 'Zapieczętowana, potem otwarta: zgadza się.',
      'left-out': 'Zapieczętowana, ale pominięta w grze.',
      none: 'Brak soli.',
      bot: 'Boty nie dokładają soli.',
      unsealed: 'Dołożona bez pieczęci.',
      wrong: 'Nie zgadza się z pieczęcią.',
    },
    warning:
      'Przyczyną może być wolne połączenie. Ale gracz, który zataja sól, albo serwer, który ją pomija, może wybrać jeden z dwóch wyników. Jeśli to się powtarza, nie ufaj temu serwerowi.',
    ownMissing: 'To urządzenie zapieczętowało sól, ale gra zaczęła się bez niej.',
  },
  chance: {
    title: 'Losowania',
    text: 'Ta przeglądarka powtarza każde losowanie na podstawie ziarna i soli.',
    equal: (count) => `Powtórzone losowania: ${number(count)}. Wszystkie się zgadzają.`,
    possible: (count) =>
      `Losowania możliwe według zasad: ${number(count)}. Bez ziarna nie da się sprawdzić niczego więcej.`,
    different: (event, events) => `Zdarzenie ${number(event)} z ${number(events)} się nie zgadza.`,
    before: (count) => `Losowania prawidłowe przed błędem: ${number(count)}.`,
  },
  moves: {
    title: 'Ruchy',
    text: 'Ta przeglądarka odtwarza każdy ruch według zasad gry.',
    allowed: (count) => `Odtworzone ruchy: ${number(count)}. Wszystkie są zgodne z zasadami.`,
    stoodIn: (count) => `Ruchy bota za nieobecnego gracza: ${number(count)}.`,
    partial: 'Ten plik zawiera tylko to, co widziała jedna osoba, więc ukrytych ruchów nie sprawdzono.',
    refused: (event, events, name) =>
      name === ''
        ? `Zdarzenie ${number(event)} z ${number(events)} jest niedozwolone.`
        : `${name}: zdarzenie ${number(event)} z ${number(events)} jest niedozwolone.`,
    before: (count) => `Ruchy prawidłowe przed błędem: ${number(count)}.`,
  },
  score: {
    title: 'Wynik',
    text: 'Ta przeglądarka liczy wynik końcowy od nowa.',
    right: 'Wynik jest prawidłowy.',
    different: 'Wynik w pliku jest nieprawidłowy. Powinno być:',
    running: 'Gra jeszcze trwa, więc nie ma wyniku do policzenia.',
    abandoned: 'Gra została przerwana, więc nie ma wyniku do policzenia.',
    uncounted: 'Z powodu powyższego błędu nie da się policzyć wyniku.',
  },
  figures: {
    title: 'Pokaż wartości',
    seed: 'Ziarno',
    commitment: 'Zobowiązanie',
    computed: 'Obliczone przez tę przeglądarkę',
    salt: 'Sól',
    nonce: 'Jednorazowa liczba',
    none: 'Brak',
  },
  proves: {
    title: 'Czego to dowodzi',
    otherwise: 'Czego to dowodzi, jeśli każdy krok się zgadza',
    points: [
      'Nikt nie wybrał wyników losowań: ziarno było ustalone, zanim serwer poznał sole, a każda sól, zanim ktokolwiek poznał inną.',
      'Nikt nie zmienił losowań w trakcie gry: wszystkie wynikają z ziarna i soli.',
      'Każdy ruch jest zgodny z zasadami, a wynik jest prawidłowy.',
    ],
  },
  limits: {
    title: 'Czego to nie dowodzi',
    points: [
      'Serwer zna ziarno. Osoba, która go prowadzi, mogłaby poznać dalsze losowania.',
      'Gracz, który zataja sól, albo serwer, który ją pomija, może wybrać jeden z dwóch wyników. Lista soli pokazuje, czy do tego doszło.',
      'Gracze mogą się ze sobą naradzać albo pozwolić, żeby ruchy wybierał program.',
      'Plik z zapisem nie dowodzi, kiedy ogłoszono zobowiązanie ani kto grał. Porównać może tylko urządzenie, które brało udział w grze.',
      'Nieuczciwy serwer mógłby też wysłać nieuczciwą stronę. Żeby sprawdzić rozgrywkę bez niego, pobierz plik z zapisem i użyj wiersza poleceń: leadlight verify.',
    ],
  },
  chooseText: 'Wybierz plik z zapisem, żeby go tu sprawdzić. Plik zostaje w tej przeglądarce.',
  missing:
    'Tej rozgrywki tu nie ma albo serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie albo wybierz plik z zapisem.',
  unreadable: 'Nie można sprawdzić tej rozgrywki.',
};
