import type { SintraExplanations } from '../explain-sintra.ts';
import { number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `Do okna ${slot + 1} trafia tafla, gdy kwatera nad nim jest pełna, i daje wtedy ${points(worth)}. Okna z taflami na prawo dodałyby swoje wartości.`
      : `Do okna ${slot + 1} trafia tafla, gdy kwatera nad nim jest pełna, i daje teraz ${points(worth)}: ${number(worth - right)} za samo okno i ${number(right)} za okna z taflami na prawo.`,
  windowComplete: (slot, value) =>
    `Okno ${slot + 1} jest ukończone. Jego wartość, ${number(value)}, nadal liczy się przy każdym oknie na lewo.`,
  ornament: (filled, [two, three, four]) =>
    `Na koniec gry ornament daje punkty za oszklone ramy wokół niego: ${two} za 2, ${three} za 3, ${four} za 4. Tutaj oszklone ramy: ${filled} z 4.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Każda stłuczona tafla przesuwa znacznik w dół. Tutaj kosztuje on na koniec gry ${points(lost)}. Następne pole od razu kosztuje ${points(last)}.`,
      few: `Każda stłuczona tafla przesuwa znacznik w dół. Tutaj kosztuje on na koniec gry ${points(lost)}. Ostatnie pole, ${number(steps)} pola dalej, od razu kosztuje ${points(last)}.`,
      many: `Każda stłuczona tafla przesuwa znacznik w dół. Tutaj kosztuje on na koniec gry ${points(lost)}. Ostatnie pole, ${number(steps)} pól dalej, od razu kosztuje ${points(last)}.`,
      other: `Każda stłuczona tafla przesuwa znacznik w dół. Tutaj kosztuje on na koniec gry ${points(lost)}. Ostatnie pole, ${number(steps)} pola dalej, od razu kosztuje ${points(last)}.`,
    }),
  bonus: (colour) =>
    `Kolor premiowy tej rundy to ${colours[colour]}: ukończona kwatera daje 1 punkt za każdą taflę w tym kolorze.`,
  roundsOver: 'Wszystkie sześć rund dobiegło końca.',
  supply:
    'Warsztaty uzupełnia się z woreczka. Tafle stłuczone lub zdjęte z kwatery trafiają do wieży i wracają, gdy woreczek jest pusty.',
  display: (display) =>
    `Warsztat ${display + 1}: bierze się z niego wszystkie tafle jednego koloru, a pozostałe trafiają na środek.`,
  emptyDisplay: (display) => `Warsztat ${display + 1} jest pusty do następnej rundy.`,
  centre: 'Ze środka bierze się wszystkie tafle jednego koloru.',
  centreWithTile:
    'Ze środka bierze się wszystkie tafle jednego koloru. Gracz, który zrobi to w tej rundzie jako pierwszy, bierze też znacznik gracza rozpoczynającego i schodzi o 1 pole na torze stłuczonego szkła.',
  tile: 'Gracz ze znacznikiem gracza rozpoczynającego zaczyna następną rundę.',
  strip: (slot) =>
    `Kwatera ${slot + 1}: gdy zajęte jest wszystkie 5 pól, jedna z tafli trafia do okna poniżej. U góry widać jej drugą stronę.`,
  panesFirst: (slot) => `Najpierw wybierz tafle. Trafią na pola swojego koloru na kwaterze ${slot + 1}.`,
  stripLeft: (slot) =>
    `Kwatera ${slot + 1} leży na lewo od witrażysty, więc jest poza zasięgiem, dopóki witrażysta się nie cofnie.`,
  stripGone: (slot) => `Okno ${slot + 1} jest ukończone, więc jego kwatery nie ma już w grze.`,
  glazier: 'Witrażysta pracuje nad kwaterą poniżej i nad tymi na prawo od niej. Cofnięcie go w lewo zajmuje całą turę.',
  palace: 'Dotknij dowolnego elementu, aby się dowiedzieć, co to jest.',
};
