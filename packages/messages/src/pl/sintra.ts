import type { SintraTexts } from '../texts.ts';
import {
  completeWindows,
  list,
  listPanes,
  ranked,
  number,
  PANES,
  panes,
  panesAsObject,
  panesOf,
  plural,
  points,
  spaces,
} from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

const reasons: SintraTexts['reasons'] = {
  over: 'Gra już się skończyła.',
  'not-due': ({ due }) =>
    ({
      setup: 'Najpierw trzeba przygotować plansze.',
      fill: 'Najpierw trzeba uzupełnić warsztaty.',
      decide: 'Najpierw ktoś musi wykonać ruch.',
      end: 'Rozegrano wszystkie rundy: została tylko punktacja końcowa.',
    })[due],
  'not-your-turn': ({ seat }) => `Ruch ma teraz miejsce ${seat + 1}.`,
  'no-such-display': ({ display, displays }) =>
    `Nie ma warsztatu ${display + 1}: w tej grze są warsztaty od 1 do ${displays}.`,
  'none-on-display': ({ display, colour }) => `Na warsztacie ${display + 1} nie ma ${PANES[colour].many}.`,
  'none-in-centre': ({ colour }) => `Na środku nie ma ${PANES[colour].many}.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `Kwatera ${strip + 1} jest poza zasięgiem: witrażysta stoi nad pozycją ${glazier + 1} i pracuje tylko tam albo dalej na prawo.`,
  'strip-gone': ({ strip }) => `Kwatery ${strip + 1} nie ma już w grze: jej okno jest ukończone.`,
  'no-room': ({ strip, colour }) => `Na kwaterze ${strip + 1} nie ma pustego pola dla ${PANES[colour].many}.`,
  'must-place': ({ colour }) =>
    `Nie można stłuc wszystkich ${PANES[colour].many}: na kwaterze w zasięgu jest jeszcze dla nich miejsce.`,
  'too-many-jokers': ({ jokers, most }) => `Pola jokera do zajęcia: najwyżej ${most}, a nie ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `Pola jokera do zajęcia: co najmniej ${least}, a nie ${jokers}, bo trzeba ułożyć tyle tafli, ile się zmieści.`,
  'jokers-broken': 'Kiedy wszystkie tafle się tłuką, żadna nie trafia na pole jokera.',
  'keep-missing': ({ strip }) => `To ukończy kwaterę ${strip + 1}: trzeba wybrać taflę do zachowania.`,
  'keep-early': 'Taflę zachowuje się tylko po ukończeniu kwatery.',
  'keep-absent': ({ strip, colour }) =>
    `Na kwaterze ${strip + 1} nie ma ${PANES[colour].genitive}, którą można by zachować.`,
  'already-leftmost': 'Witrażysta stoi już nad skrajną lewą kwaterą: trzeba wziąć tafle.',
  'no-strips': 'Nie ma już kwatery, do której można by wrócić: trzeba wziąć tafle.',
  'setup-start': ({ start }) => `Miejsce ${start + 1} nie może rozpocząć tej gry.`,
  'setup-seats': ({ seats, players }) =>
    `Liczba miejsc z kwaterami musi być równa liczbie graczy: ${players}, a nie ${seats}.`,
  'setup-strips': ({ seat }) => `Miejsce ${seat + 1} musi dostać każdą z 8 kwater dokładnie raz.`,
  'setup-joker-up': ({ seat, slot }) =>
    `Kwatera na pozycji ${slot + 1} miejsca ${seat + 1} musi na początku leżeć polami jokera do dołu.`,
  'setup-indicator': 'Na polach od II do VI toru rund musi leżeć po jednej tafli każdego koloru.',
  'fill-round': ({ round, expected }) => `Następna jest runda ${expected}, a nie ${round}.`,
  'fill-displays': ({ displays, expected }) => `Warsztaty do uzupełnienia: ${expected}, a nie ${displays}.`,
  'fill-size': ({ display, expected }) => `Warsztat ${display + 1} musi dostać ${panesAsObject(expected)}.`,
  'fill-colour': ({ display, colour }) => `Zostało za mało ${PANES[colour].many} dla warsztatu ${display + 1}.`,
  'strip-set-ids': 'Zestaw to 8 kwater o numerach od 1 do 8, każdy numer raz.',
  'strip-set-jokers': 'W zestawie pola jokera są tylko na jednej stronie jednej kwatery i jest ich tam dokładnie 2.',
};

const consequences: SintraTexts['consequences'] = {
  'set-up': ({ seat, indicator }, { name }) =>
    `${name(seat)} ma znacznik gracza rozpoczynającego. Kolory premiowe kolejnych rund: ${list(indicator.map((colour) => colours[colour]))}.`,
  'bag-refilled': ({ panes: count }) => `Woreczek jest pusty i dostaje z wieży ${panesAsObject(count)}.`,
  'display-filled': ({ display, panes: drawn }) =>
    drawn.length === 0
      ? `Warsztat ${display + 1} pozostaje pusty: nie ma już tafli.`
      : `Warsztat ${display + 1} dostaje ${listPanes(drawn)}.`,
  'round-started': ({ round, seat, bonus }, { name }) =>
    `Rundę ${round} zaczyna ${name(seat)}; kolor premiowy: ${colours[bonus]}.`,
  picked: ({ seat, from, colour, count }, { name }) =>
    from === 'centre'
      ? `${name(seat)} bierze ${panesOf(count, colour)} ze środka.`
      : `${name(seat)} bierze ${panesOf(count, colour)} z warsztatu ${from + 1}.`,
  swept: ({ display, panes: rest }) =>
    rest.length === 0
      ? `Na warsztacie ${display + 1} nic nie zostało dla środka.`
      : `Warsztat ${display + 1} oddaje na środek ${listPanes(rest)}.`,
  'tile-taken': ({ seat }, { name }) => `${name(seat)} bierze znacznik gracza rozpoczynającego.`,
  'glass-moved': ({ seat, steps }, { name }) =>
    `${name(seat)}: znacznik na torze stłuczonego szkła schodzi o ${spaces(steps)}.`,
  'glass-lost': ({ seat, points: lost }, { name }) =>
    `${name(seat)} traci ${points(Math.abs(lost))} na końcu toru stłuczonego szkła; znacznik wraca na górę.`,
  'glazier-moved': ({ seat, to, rule }, { name }) =>
    rule === 'R-40'
      ? `${name(seat)} cofa witrażystę do kwatery ${to + 1}.`
      : `${name(seat)} przesuwa witrażystę do kwatery ${to + 1}.`,
  placed: ({ seat, slot, colour, spaces: filled, rule }, { name }) =>
    rule === 'R-21'
      ? plural(filled.length, {
          one: `${name(seat)} układa ${panesOf(filled.length, colour)} na polu jokera kwatery ${slot + 1}.`,
          few: `${name(seat)} układa ${panesOf(filled.length, colour)} na polach jokera kwatery ${slot + 1}.`,
          many: `${name(seat)} układa ${panesOf(filled.length, colour)} na polach jokera kwatery ${slot + 1}.`,
          other: `${name(seat)} układa ${panesOf(filled.length, colour)} na polach jokera kwatery ${slot + 1}.`,
        })
      : `${name(seat)} układa ${panesOf(filled.length, colour)} na kwaterze ${slot + 1}.`,
  broke: ({ seat, colour, count }, { name }) => `${name(seat)} tłucze ${panesOf(count, colour)}.`,
  'strip-completed': ({ seat, slot }, { name }) => `${name(seat)} kończy kwaterę ${slot + 1}.`,
  'colour-bonus': ({ seat, colour, points: won }, { name }) =>
    `${name(seat)} zdobywa ${points(won)} za kolor premiowy rundy (${colours[colour]}).`,
  discarded: ({ seat, panes: dropped }, { name }) => `${name(seat)} wrzuca do wieży ${listPanes(dropped)}.`,
  kept: ({ seat, slot, colour, frame }, { name }) =>
    frame === 'top'
      ? `${name(seat)} zachowuje ${PANES[colour].accusative} i wstawia ją w górną ramę okna ${slot + 1}.`
      : `${name(seat)} zachowuje ${PANES[colour].accusative} i wstawia ją w dolną ramę okna ${slot + 1}.`,
  'strip-flipped': ({ seat, slot, side }, { name }) =>
    side === 'front'
      ? `${name(seat)} odwraca kwaterę ${slot + 1} na przednią stronę.`
      : `${name(seat)} odwraca kwaterę ${slot + 1} na tylną stronę.`,
  'strip-left': ({ seat, slot }, { name }) =>
    `${name(seat)} ma już ukończone okno ${slot + 1}: jego kwatera wypada z gry.`,
  'window-scored': ({ seat, slot, own, right, points: won }, { name }) =>
    right === 0
      ? `${name(seat)} zdobywa ${points(won)} za okno ${slot + 1}.`
      : `${name(seat)} zdobywa ${points(won)} za okno ${slot + 1}: ${own} za nie samo i ${right} za okna po jego prawej stronie.`,
  'round-ended': ({ round, colour }) => `Koniec rundy ${round}: z toru rund schodzi ${PANES[colour].nominative}.`,
  'tile-returned': ({ seat }, { name }) =>
    `Nikt nie wziął tafli ze środka, więc znacznik gracza rozpoczynającego odzyskuje ${name(seat)}.`,
  'leftover-scored': ({ seat, panes: left, points: won }, { name }) =>
    `${name(seat)} zdobywa ${points(won)} za tafle pozostałe na kwaterach (${number(left)}).`,
  'glass-scored': ({ seat, points: lost }, { name }) =>
    lost === 0
      ? `${name(seat)} nic nie traci na torze stłuczonego szkła.`
      : `${name(seat)} traci ${points(Math.abs(lost))} na torze stłuczonego szkła.`,
  'ornament-scored': ({ seat, ornament, filled, points: won }, { name }) =>
    `${name(seat)} zdobywa ${points(won)} za ornament ${ornament + 1} (oszklone ramy: ${filled} z 4).`,
  'palace-scored': ({ seat, windows, panes: count, points: won }, { name }) =>
    `${name(seat)} zdobywa ${points(won)} za pałac: ${completeWindows(windows)} × ${panes(count)} jednego koloru.`,
  ranked,
  abandoned: 'Gra została przerwana; nie ma wyniku.',
};

export const sintra: SintraTexts = { reasons, consequences };
