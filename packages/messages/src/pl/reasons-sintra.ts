import type { RefusalTexts } from '../refusals.ts';
import { jokerSpaces, PANES, panesAsObject } from './grammar.ts';

export const reasons: RefusalTexts['sintra'] = {
  over: 'Gra już się skończyła.',
  'not-due': ({ due }) =>
    ({
      setup: 'Najpierw trzeba przygotować plansze.',
      fill: 'Najpierw trzeba uzupełnić warsztaty.',
      decide: 'Najpierw ktoś musi wykonać ruch.',
      end: 'Rozegrano wszystkie rundy: została tylko punktacja końcowa.',
    })[due],
  'not-your-turn': ({ seat }) => `Teraz kolej na gracza ${seat + 1}.`,
  'no-such-display': ({ display, displays }) =>
    `Nie ma warsztatu ${display + 1}: w tej grze są warsztaty od 1 do ${displays}.`,
  'none-on-display': ({ display, colour }) => `Na warsztacie ${display + 1} nie ma ${PANES[colour].many}.`,
  'none-in-centre': ({ colour }) => `Na środku nie ma ${PANES[colour].many}.`,
  'left-of-glazier': ({ strip, glazier }) =>
    `Kwatera ${strip + 1} jest poza zasięgiem: witrażysta stoi na pozycji ${glazier + 1}, a tafle kładzie się tylko pod nim albo na prawo od niego.`,
  'strip-gone': ({ strip }) => `Kwatery ${strip + 1} nie ma już w grze: jej okno jest ukończone.`,
  'no-room': ({ strip, colour }) => `Na kwaterze ${strip + 1} nie ma pustego pola dla ${PANES[colour].many}.`,
  'must-place': ({ colour }) =>
    `Nie można stłuc wszystkich ${PANES[colour].many}: na kwaterze w zasięgu jest jeszcze na nie miejsce.`,
  'too-many-jokers': ({ jokers, most }) => `Można tu zapełnić najwyżej ${jokerSpaces(most)}, a nie ${jokers}.`,
  'too-few-jokers': ({ jokers, least }) =>
    `Trzeba tu zapełnić co najmniej ${jokerSpaces(least)}, a nie ${jokers}: kładzie się tyle tafli, ile się zmieści.`,
  'jokers-broken': 'Gdy tłuką się wszystkie tafle, żadna nie trafia na pole jokera.',
  'keep-missing': ({ strip }) => `Ten ruch ukończy kwaterę ${strip + 1}: trzeba wybrać taflę, która trafi do okna.`,
  'keep-early': 'Taflę zachowuje się tylko po ukończeniu kwatery.',
  'keep-absent': ({ strip, colour }) =>
    `Na kwaterze ${strip + 1} nie ma ${PANES[colour].genitive}, którą można by zachować.`,
  'already-leftmost': 'Witrażysta cofa się tylko w lewo, a na lewo od niego nie ma kwatery: trzeba wziąć tafle.',
  'no-strips': 'Nie ma już kwatery, nad którą witrażysta mógłby wrócić: trzeba wziąć tafle.',
  'setup-start': ({ start }) => `Gracz ${start + 1} nie może rozpocząć tej gry.`,
  'setup-seats': ({ seats, players }) =>
    `Kwatery trzeba rozdać wszystkim graczom: liczba graczy to ${players}, a nie ${seats}.`,
  'setup-strips': ({ seat }) => `Gracz ${seat + 1} musi mieć wszystkie 8 kwater, każdą raz.`,
  'setup-joker-up': ({ seat, slot }) =>
    `Gracz ${seat + 1}, pozycja ${slot + 1}: na początku kwatera musi leżeć polami jokera do dołu.`,
  'setup-indicator': 'Na polach od II do VI toru rund musi leżeć po jednej tafli każdego koloru.',
  'fill-round': ({ round, expected }) => `Następna jest runda ${expected}, a nie ${round}.`,
  'fill-displays': ({ displays, expected }) => `Warsztaty do uzupełnienia: ${expected}, a nie ${displays}.`,
  'fill-size': ({ display, expected }) => `Na warsztacie ${display + 1} trzeba położyć ${panesAsObject(expected)}.`,
  'fill-colour': ({ display, colour }) =>
    `Zostało za mało ${PANES[colour].many}, aby uzupełnić warsztat ${display + 1}.`,
  'strip-set-ids': 'Zestaw to 8 kwater o numerach od 1 do 8.',
  'strip-set-jokers': 'W zestawie pola jokera są tylko na jednej stronie jednej kwatery i jest ich tam dokładnie 2.',
};
