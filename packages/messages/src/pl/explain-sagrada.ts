import type { Colour, Printed, Value } from '@leadlight/sagrada';
import type { SagradaExplanations } from '../explain-sagrada.ts';
import { colourOf, valueOf } from '../parts.ts';
import { DIE_COLOURS, genitive, listDice, subject, VALUES } from './dice.ts';
import { number, plural, points, spaces, tokens } from './grammar.ts';
import { pattern } from './quoted.ts';

const accusative = (mark: Colour | Value): string =>
  typeof mark === 'number' ? VALUES[mark].accusative : DIE_COLOURS[mark].accusative;

/** “czerwoną, trójkę ani piątkę”, after “nie”. */
function marks(barred: readonly (Colour | Value)[]): string {
  const words = barred.map(accusative);
  const others = words.slice(0, -1);
  return [...(others.length === 0 ? [] : [others.join(', ')]), ...words.slice(-1)].join(' ani ');
}

function takes(printed: Printed): string {
  if (printed === null) return 'dowolną kostkę';
  return typeof printed === 'number'
    ? `tylko ${VALUES[printed].accusative}`
    : `tylko ${DIE_COLOURS[printed].accusative} kostkę`;
}

export const explanations: SagradaExplanations = {
  space: (cell, printed, barred) =>
    barred.length === 0
      ? `Na polu ${cell} można położyć ${takes(printed)}.`
      : `Na polu ${cell} można położyć ${takes(printed)}, ale nie ${marks(barred)} ze względu na kostki obok.`,
  dead: (cell, cost) =>
    `Na polu ${cell} nie można już położyć żadnej kostki ze względu na kostki obok. Jeśli zostanie puste, będzie kosztować ${points(cost)}.`,
  edgeFirst: 'Pierwszą kostkę kładzie się przy brzegu witraża.',
  mustTouch: 'Na razie nie można tu nic położyć: kostka musi stykać się bokiem lub rogiem z inną.',
  fitting: (dice) =>
    plural(dice.length, {
      one: `Z puli pasuje teraz ${listDice(dice)}.`,
      few: `Z puli pasują teraz: ${listDice(dice)}.`,
      many: `Z puli pasują teraz: ${listDice(dice)}.`,
      other: `Z puli pasują teraz: ${listDice(dice)}.`,
    }),
  noneFits: 'Żadna kostka z puli teraz tu nie pasuje.',
  die: (die, cell) =>
    `Obok ${genitive(die)} z pola ${cell} nie może leżeć ${DIE_COLOURS[colourOf(die)].nominative} kostka ani ${VALUES[valueOf(die)].nominative}. Rogi nie mają znaczenia.`,
  poolDie: (die, count) =>
    count === 0
      ? `${subject(die)} nie pasuje teraz na żadne pole twojego witraża.`
      : `${subject(die)} pasuje teraz na ${spaces(count)} twojego witraża.`,
  onYourTurn: 'W swojej turze bierzesz jedną kostkę i kładziesz ją w witrażu.',
  drafted: 'W tej turze kostka została już wzięta.',
  notDrafted: 'Bez narzędzia nie można jej wziąć.',
  pool: (dice) =>
    `W każdej rundzie rzuca się ${number(dice)} kostkami. Te, które zostaną na koniec, trafiają na tor rund.`,
  hand: 'Tę kostkę wzięto za pomocą narzędzia. Trafi do witraża albo, jeśli narzędzie na to pozwala, z powrotem do puli.',
  turns:
    'Gracze wykonują tury zgodnie z ruchem wskazówek zegara, a potem z powrotem: każdy dwie w rundzie. Następną rundę zaczyna kolejny gracz.',
  turnsSolo: 'W grze solo masz w każdej rundzie dwie tury z rzędu.',
  trackOver: (round) => `Te kostki zostały po rundzie ${round}.`,
  trackUse: 'Niektóre narzędzia korzystają z kostek na torze rund.',
  trackTarget: 'Każda kostka na torze rund podnosi wynik do pobicia.',
  trackNone: (round) => `Po rundzie ${round} nie została żadna kostka.`,
  trackNow: (round) => `Trwa runda ${round}. Kostki, które po niej zostaną, trafią tutaj.`,
  trackAhead: (round, rounds) =>
    `Gra trwa ${number(rounds)} rund. Kostki, które zostaną po rundzie ${round}, trafią tutaj.`,
  tokens:
    'Narzędzie kosztuje 1 znacznik uznania, a gdy ktoś już go użył – 2. Każdy znacznik, który zostanie na koniec, daje 1 punkt.',
  pattern: (id, difficulty) =>
    `Wzór ${pattern(id)} ma trudność ${difficulty}, więc na start daje ${tokens(difficulty)}.`,
  patternSolo: (id, difficulty) =>
    `Wzór ${pattern(id)} ma trudność ${difficulty}. W grze solo nie ma znaczników uznania.`,
  offers: 'Wybierz jeden z tych wzorów na całą grę. Im trudniejszy wzór, tym więcej znaczników uznania.',
  offersSolo: 'Wybierz jeden z tych wzorów na całą grę.',
  objective: (each) => `Daje ${points(each)} za każde spełnienie tego celu.`,
  objectiveNow: (each, now) => `Daje ${points(each)} za każde spełnienie tego celu. Na razie daje ci ${points(now)}.`,
  private: (colour, now) =>
    `Daje sumę wartości ${DIE_COLOURS[colour].many} kostek w twoim witrażu: dotąd ${points(now)}. Inni zobaczą ten cel dopiero na koniec gry.`,
  privateSolo: (now) => `Teraz dałby ${points(now)}. Liczy się tylko lepszy z dwóch celów indywidualnych.`,
  toolFirst: (price) => `Pierwsze użycie kosztuje ${tokens(price)}, każde następne – 2.`,
  toolAgain: (price) => `Kosztuje ${tokens(price)}, bo było już użyte.`,
  toolDie: (colour) => `Kosztuje ${DIE_COLOURS[colour].accusative} kostkę z puli i działa tylko raz.`,
  toolSpent: 'To narzędzie jest już wykorzystane: w grze solo każde działa tylko raz.',
  toolIdle: 'Teraz nie dałoby żadnego efektu, więc nie można go użyć.',
  target: (total) =>
    `Wynik do pobicia to suma wartości kostek na torze rund: teraz ${number(total)}. Żeby wygrać, trzeba zdobyć więcej.`,
  score: (cost) => `Cele i niewykorzystane znaczniki uznania dają punkty. Każde puste pole kosztuje ${points(cost)}.`,
  scoreSolo: (cost) => `Cele dają punkty. Każde puste pole kosztuje ${points(cost)}.`,
};
