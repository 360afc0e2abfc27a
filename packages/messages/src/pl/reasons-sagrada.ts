import type { RefusalTexts } from '../refusals.ts';
import { accusative, DIE_COLOURS, genitive, nominative, VALUES } from './dice.ts';
import { number, tokens } from './grammar.ts';
import { pattern, tool } from './quoted.ts';

export const reasons: RefusalTexts['sagrada'] = {
  over: 'Gra już się skończyła.',
  'not-due': ({ due }) =>
    ({
      setup: 'Najpierw trzeba rozdać karty.',
      choose: 'Najpierw wszyscy muszą wybrać wzór.',
      roll: 'Najpierw trzeba rzucić kostkami tej rundy.',
      turn: 'Najpierw ktoś musi rozegrać turę.',
      rerolled: 'Najpierw trzeba ponownie rzucić kostkami.',
      drawn: 'Najpierw trzeba wylosować kostkę z woreczka.',
      settle: 'Najpierw trzeba położyć kostkę trzymaną w ręce albo odłożyć ją do puli.',
      end: 'Rozegrano wszystkie rundy: została tylko punktacja końcowa.',
    })[due],
  'not-your-turn': ({ seat }) => `Teraz kolej na gracza ${seat + 1}.`,
  'already-chosen': 'Wzór jest już wybrany.',
  'not-offered': ({ pattern: id }) => `Wzoru ${pattern(id)} nie ma wśród czterech do wyboru.`,
  'pattern-missing': 'Trzeba wybrać jeden z czterech wzorów.',
  'card-taken': ({ pattern: id }) => `Kartę ze wzorem ${pattern(id)} ma inny gracz.`,
  'already-drafted': 'W turze można wziąć tylko jedną kostkę.',
  'not-in-pool': ({ die }) => `W puli nie ma ${genitive(die)}.`,
  occupied: ({ cell }) => `Na polu ${cell} leży już kostka.`,
  'not-on-edge': ({ cell }) => `Pierwszą kostkę kładzie się przy brzegu witraża, a pole ${cell} nie leży przy brzegu.`,
  'not-touching': ({ cell }) =>
    `Kostka musi stykać się z inną bokiem lub rogiem, a pole ${cell} nie styka się z żadną.`,
  'printed-colour': ({ cell, printed, die }) =>
    `Na polu ${cell} można położyć tylko ${DIE_COLOURS[printed].accusative} kostkę, a nie ${accusative(die)}.`,
  'printed-value': ({ cell, printed, die }) =>
    `Na polu ${cell} można położyć tylko ${VALUES[printed].accusative}, a nie ${accusative(die)}.`,
  'same-colour': ({ cell, neighbour, colour }) =>
    `Na polu ${cell} nie może leżeć ${DIE_COLOURS[colour].nominative} kostka: druga taka leży tuż obok, na polu ${neighbour}.`,
  'same-value': ({ cell, neighbour, value }) =>
    `Na polu ${cell} nie może leżeć ${VALUES[value].nominative}: druga taka leży tuż obok, na polu ${neighbour}.`,
  'tool-absent': ({ tool: id }) => `Narzędzia ${tool(id)} nie ma w tej grze.`,
  'tool-spent': ({ tool: id }) => `Narzędzie ${tool(id)} zostało już użyte: w grze solo każde działa tylko raz.`,
  'tool-used': 'W turze można użyć tylko jednego narzędzia.',
  'too-few-tokens': ({ tool: id, price, tokens: left }) =>
    `Narzędzie ${tool(id)} kosztuje ${tokens(price)} (dostępne: ${number(left)}).`,
  'tool-after-draft': ({ tool: id }) =>
    `Narzędzia ${tool(id)} używa się przy braniu kostki, a w tej turze kostka została już wzięta.`,
  'pay-missing': ({ tool: id, colour }) =>
    `W grze solo za narzędzie ${tool(id)} trzeba oddać ${DIE_COLOURS[colour].accusative} kostkę z puli.`,
  'pay-misplaced': 'Kostkami za narzędzia płaci się tylko w grze solo.',
  'pay-colour': ({ tool: id, colour }) =>
    `Za narzędzie ${tool(id)} można oddać tylko ${DIE_COLOURS[colour].accusative} kostkę.`,
  'pay-not-in-pool': ({ die }) => `W puli nie ma ${genitive(die)}, którą można by zapłacić.`,
  'grozing-step': ({ die, value }) =>
    `Wartość kostki można zmienić tylko o 1, bez przejścia między 6 a 1: ${nominative(die)} nie może zmienić się w ${VALUES[value].accusative}.`,
  'no-die-there': ({ cell }) => `Na polu ${cell} nie ma kostki.`,
  'own-space': ({ cell }) => `Kostka z pola ${cell} musi trafić na inne pole.`,
  'same-die': ({ cell }) => `Trzeba przesunąć dwie różne kostki, a tę z pola ${cell} właśnie przesunięto.`,
  'colour-not-on-track': ({ colour }) =>
    `Narzędziem ${tool('tap-wheel')} przesuwa się tylko kostki w kolorach z toru rund, a nie ma tam ${DIE_COLOURS[colour].genitive} kostki.`,
  'two-colours': `Obie kostki przesuwane narzędziem ${tool('tap-wheel')} muszą być tego samego koloru.`,
  'track-empty': ({ tool: id }) => `Narzędzia ${tool(id)} nie można użyć, dopóki tor rund jest pusty.`,
  'not-on-track': ({ round, die }) => `Na polu ${round} toru rund nie ma ${genitive(die)}.`,
  'touches-a-die': ({ cell }) =>
    `Narzędzie ${tool('cork-backed-straightedge')} wymaga pola, które nie styka się z żadną kostką, a z polem ${cell} styka się inna kostka.`,
  'hammer-first-turn': `Narzędzia ${tool('glazing-hammer')} można użyć tylko w swojej drugiej turze w rundzie.`,
  'hammer-after-draft': `Narzędzia ${tool('glazing-hammer')} można użyć tylko przed wzięciem kostki.`,
  'hammer-no-dice': 'W puli nie ma kostek do ponownego rzutu.',
  'pliers-second-turn': `Narzędzia ${tool('running-pliers')} można użyć tylko w swojej pierwszej turze w rundzie.`,
  'pliers-before-draft': `Narzędzia ${tool('running-pliers')} można użyć tylko po wzięciu kostki.`,
  'must-be-placed': ({ die }) => `W witrażu jest pole dla ${genitive(die)}, więc trzeba ją tam położyć.`,
  'value-missing': 'Trzeba wybrać wartość kostki wylosowanej z woreczka.',
  'value-misplaced': 'Wartości tej kostki nie można wybrać.',
  'setup-start': ({ start }) => `Gracz ${start + 1} nie może rozpocząć tej gry.`,
  'setup-seats': ({ seats, players }) =>
    `Karty trzeba rozdać wszystkim graczom: liczba graczy to ${players}, a nie ${seats}.`,
  'setup-private': ({ seat }) =>
    `Gracz ${seat + 1} ma niewłaściwą liczbę celów indywidualnych albo cel rozdany dwa razy.`,
  'setup-public': ({ expected }) => `Liczba różnych celów grupowych do rozdania: ${expected}.`,
  'setup-tools': ({ expected }) => `Liczba różnych narzędzi do rozdania: ${expected}.`,
  'setup-offers': ({ seat }) =>
    `Gracz ${seat + 1} musi mieć do wyboru obie strony dwóch kart, których nie ma nikt inny.`,
  'roll-round': ({ round, expected }) => `Następna jest runda ${expected}, a nie ${round}.`,
  'roll-count': ({ count, expected }) => `Kostki do rzutu: ${expected}, a nie ${count}.`,
  'roll-bag': ({ colour }) => `W woreczku nie ma tylu ${DIE_COLOURS[colour].many} kostek.`,
  'reroll-count': ({ count, expected }) => `Kostki do ponownego rzutu: ${expected}, a nie ${count}.`,
  'reroll-colour': ({ die }) => `Po ponownym rzucie kostka zachowuje kolor: nie może tu wypaść ${nominative(die)}.`,
  'drawn-bag': ({ colour }) => `W woreczku nie ma ${DIE_COLOURS[colour].genitive} kostki.`,
  'nothing-hidden': 'W grze solo nic nie jest zakryte.',
  'reveal-due': 'Wzory do wyboru i wybrane wzory muszą tu zostać odkryte.',
  'reveal-contradicts': 'Odkryte karty nie zgadzają się z tym, co było już wiadomo.',
  'private-early': 'Cele indywidualne odkrywa się dopiero na koniec gry.',
};
