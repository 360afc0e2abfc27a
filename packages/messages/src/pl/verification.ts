import type { VerificationTexts } from '../verification.ts';
import { number, plural } from './grammar.ts';

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
      title: 'Nie ma błędów, ale nie wszystko sprawdzono',
      text: 'Wszystko, co dało się sprawdzić, jest prawidłowe. Poniżej widać, czego sprawdzić się nie dało.',
    },
    warning: {
      title: 'Wszystko się zgadza, ale jest ostrzeżenie',
      text: 'Losowania, ruchy i wynik są prawidłowe, ale w rozgrywce brakuje soli co najmniej jednego gracza.',
    },
    wrong: {
      title: 'Coś się nie zgadza',
      text: 'Ktoś zmienił ten plik z zapisem albo rozgrywka nie była uczciwa. Poniżej widać, co się nie zgadza.',
    },
  },
  states: { fine: 'Zgadza się', unknown: 'Nie sprawdzono', warning: 'Ostrzeżenie', wrong: 'Nie zgadza się' },
  seed: {
    title: 'Ziarno',
    text: 'Wszystkie losowania wynikają z tajnej liczby zwanej ziarnem. Przed grą online serwer ogłasza zobowiązanie: cyfrowy odcisk palca, który pasuje tylko do tego ziarna.',
    kept: 'Ziarno ujawnione po grze zgadza się ze zobowiązaniem.',
    broken: 'Ujawnione ziarno nie zgadza się ze zobowiązaniem.',
    missing: 'W tym pliku nie ma ziarna, więc nie da się sprawdzić pochodzenia losowań.',
    seen: (date) => `To urządzenie widziało w trakcie gry to samo zobowiązanie (${date}).`,
    changed: 'To urządzenie widziało w trakcie gry inne zobowiązanie.',
    unseen: 'To urządzenie nie widziało zobowiązania w trakcie gry, więc musi zaufać plikowi.',
  },
  salts: {
    title: 'Sole',
    text: 'Urządzenie każdego gracza dokłada kilka losowych znaków zwanych solą. Wszystkie sole są zapieczętowane, zanim zostanie otwarta pierwsza, więc nikt nie dopasuje swojej do cudzych.',
    nobody: 'Żaden gracz nie dołożył soli. O ziarnie zdecydowało wyłącznie urządzenie lub serwer prowadzący grę.',
    seats: {
      added: 'Sól zapieczętowana, potem otwarta: zgadza się.',
      'left-out': 'Sól zapieczętowana, ale pominięta w grze.',
      none: 'Brak soli.',
      bot: 'Boty nie dokładają soli.',
      unsealed: 'Sól dołożona bez pieczęci.',
      wrong: 'Sól nie zgadza się z pieczęcią.',
    },
    warning:
      'Przyczyną może być wolne połączenie. Jednak gracz, który zataja sól, albo serwer, który ją pomija, może wybrać jeden z dwóch wyników. Jeśli to się powtarza, nie ufaj temu serwerowi.',
    ownMissing: 'To urządzenie zapieczętowało sól, ale gra zaczęła się bez niej.',
  },
  chance: {
    title: 'Losowania',
    text: 'Ta przeglądarka powtarza każde losowanie na podstawie ziarna i soli.',
    equal: (count) =>
      plural(count, {
        one: `Powtórzono ${number(count)} losowanie: zgadza się.`,
        few: `Powtórzono ${number(count)} losowania: wszystkie się zgadzają.`,
        many: `Powtórzono ${number(count)} losowań: wszystkie się zgadzają.`,
        other: `Powtórzono ${number(count)} losowania: wszystkie się zgadzają.`,
      }),
    possible: (count) =>
      `Losowania zgodne z zasadami: ${number(count)}. Bez ziarna nie da się sprawdzić niczego więcej.`,
    different: (event, events) => `Zdarzenie ${number(event)} z ${number(events)} nie zgadza się.`,
    before: (count) => `Prawidłowe losowania przed błędem: ${number(count)}.`,
  },
  moves: {
    title: 'Ruchy',
    text: 'Ta przeglądarka odtwarza każdy ruch według zasad gry.',
    allowed: (count) =>
      plural(count, {
        one: `Odtworzono ${number(count)} ruch: jest zgodny z zasadami.`,
        few: `Odtworzono ${number(count)} ruchy: wszystkie są zgodne z zasadami.`,
        many: `Odtworzono ${number(count)} ruchów: wszystkie są zgodne z zasadami.`,
        other: `Odtworzono ${number(count)} ruchu: wszystkie są zgodne z zasadami.`,
      }),
    stoodIn: (count) => `Ruchy bota za nieobecnego gracza: ${number(count)}.`,
    partial: 'Ten plik zawiera tylko to, co widziała jedna osoba, więc ukrytych ruchów nie sprawdzono.',
    refused: (event, events, name) =>
      name === ''
        ? `Zdarzenie ${number(event)} z ${number(events)} jest niedozwolone.`
        : `${name}: zdarzenie ${number(event)} z ${number(events)} jest niedozwolone.`,
    before: (count) => `Prawidłowe ruchy przed błędem: ${number(count)}.`,
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
    nonce: 'Liczba jednorazowa',
    none: 'Brak',
  },
  proves: {
    title: 'Czego to dowodzi',
    otherwise: 'Czego by to dowodziło, gdyby każdy krok się zgadzał',
    points: [
      'Nikt nie wybrał wyników losowań: ziarno było ustalone, zanim serwer poznał sole, a każda sól – zanim ktokolwiek poznał inne.',
      'Nikt nie zmienił losowań w trakcie gry: wszystkie wynikają z ziarna i soli.',
      'Każdy ruch jest zgodny z zasadami, a wynik jest prawidłowy.',
    ],
  },
  limits: {
    title: 'Czego to nie dowodzi',
    points: [
      'Serwer zna ziarno. Osoba, która go prowadzi, mogłaby z góry poznać wyniki losowań.',
      'Gracz, który zataja sól, albo serwer, który ją pomija, może wybrać jeden z dwóch wyników. Lista soli pokazuje, czy do tego doszło.',
      'Gracze mogą się ze sobą naradzać albo pozwolić, aby ruchy wybierał program.',
      'Plik z zapisem nie dowodzi, kiedy ogłoszono zobowiązanie ani kto grał. Tylko urządzenie, które brało udział w grze, może porównać plik z tym, co wtedy widziało.',
      'Nieuczciwy serwer mógłby też wysłać nieuczciwą stronę. Aby sprawdzić rozgrywkę bez niego, pobierz plik z zapisem i uruchom w wierszu poleceń „leadlight verify PLIK”.',
    ],
  },
  chooseText: 'Wybierz plik z zapisem, aby go tu sprawdzić. Plik nie opuści tej przeglądarki.',
  missing:
    'Tej rozgrywki tu nie ma albo serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie albo wybierz plik z zapisem.',
  unreadable: 'Nie można sprawdzić tej rozgrywki.',
};
