import type { SintraExplanations } from '../explain-sintra.ts';
import { number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `Gdy kwatera nad oknem ${slot + 1} jest pełna, jedna z jej tafli trafia do okna i daje ${points(worth)}. Gdyby na prawo od niego były okna z taflami, liczyłyby się też ich wartości.`
      : `Gdy kwatera nad oknem ${slot + 1} jest pełna, jedna z jej tafli trafia do okna. Teraz dałaby ${points(worth)}: ${number(worth - right)} za to okno i ${number(right)} za okna z taflami na prawo od niego.`,
  windowComplete: (slot, value) =>
    `Okno ${slot + 1} jest ukończone. Jego wartość (${number(value)}) nadal dolicza się do punktów za każde okno na lewo od niego.`,
  ornament: (filled, [two, three, four]) =>
    `Na koniec gry ornament daje ${points(two)} za 2 oszklone ramy wokół niego, ${three} za 3, a ${four} za 4. Oszklone ramy wokół tego ornamentu: ${filled} z 4.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Każda stłuczona tafla przesuwa znacznik o 1 pole w dół. Jego obecne pole kosztuje na koniec gry ${points(lost)}. Następne pole od razu kosztuje ${points(last)}.`,
      few: `Każda stłuczona tafla przesuwa znacznik o 1 pole w dół. Jego obecne pole kosztuje na koniec gry ${points(lost)}. Ostatnie pole jest ${number(steps)} pola dalej i od razu kosztuje ${points(last)}.`,
      many: `Każda stłuczona tafla przesuwa znacznik o 1 pole w dół. Jego obecne pole kosztuje na koniec gry ${points(lost)}. Ostatnie pole jest ${number(steps)} pól dalej i od razu kosztuje ${points(last)}.`,
      other: `Każda stłuczona tafla przesuwa znacznik o 1 pole w dół. Jego obecne pole kosztuje na koniec gry ${points(lost)}. Ostatnie pole jest ${number(steps)} pola dalej i od razu kosztuje ${points(last)}.`,
    }),
  bonus: (colour) =>
    `Kolor premiowy tej rundy to ${colours[colour]}: ukończona kwatera daje 1 punkt za każdą taflę w tym kolorze.`,
  roundsOver: 'Rozegrano wszystkie sześć rund.',
  supply:
    'Warsztaty uzupełnia się taflami z woreczka. Do wieży trafiają stłuczone tafle i 4 z 5 tafli każdej ukończonej kwatery. Gdy woreczek jest pusty, wracają do niego wszystkie tafle z wieży.',
  display: (display) =>
    `Warsztat ${display + 1}: bierze się z niego wszystkie tafle jednego koloru, a pozostałe trafiają na środek.`,
  emptyDisplay: (display) => `Warsztat ${display + 1} pozostaje pusty do końca rundy.`,
  centre: 'Ze środka bierze się wszystkie tafle jednego koloru.',
  centreWithTile:
    'Ze środka bierze się wszystkie tafle jednego koloru. Gracz, który zrobi to w tej rundzie jako pierwszy, bierze też znacznik gracza rozpoczynającego, a jego znacznik stłuczonego szkła schodzi o 1 pole.',
  tile: 'Gracz ze znacznikiem gracza rozpoczynającego zaczyna następną rundę.',
  strip: (slot) =>
    `Kwatera ${slot + 1}: gdy leży na niej 5 tafli, jedna z nich trafia do okna poniżej. Małe ikony u góry pokazują drugą stronę kwatery.`,
  panesFirst: (slot) =>
    `Najpierw wybierz tafle. Na kwaterze ${slot + 1} każda potrzebuje pustego pola swojego koloru albo pola jokera.`,
  stripLeft: (slot) =>
    `Kwatera ${slot + 1} leży na lewo od witrażysty, więc jest poza zasięgiem, dopóki ten się nie cofnie.`,
  stripGone: (slot) => `Okno ${slot + 1} jest ukończone, więc jego kwatery nie ma już w grze.`,
  glazier:
    'Tafle kładzie się na kwaterze pod witrażystą albo na prawo od niego. Cofnięcie witrażysty w lewo zajmuje całą turę.',
  palace: 'Wybierz dowolny element, aby zobaczyć objaśnienie.',
};
