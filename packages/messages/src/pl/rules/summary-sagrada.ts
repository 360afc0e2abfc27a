import type { SagradaSummary } from '../../rules/summary.ts';
import { tool } from '../quoted.ts';

export const summary: SagradaSummary = {
  parts: {
    round: 'Każda z 10 rund',
    turn: 'Twoja tura',
    placing: 'Układanie kostek',
    forbidden: 'Niedozwolone',
    end: 'Punktacja po rundzie 10',
    solo: 'Gra solo',
  },
  lines: {
    roll: 'Gracz rozpoczynający rzuca 2 kostkami na gracza i jeszcze jedną: to pula.',
    turns: 'Tury zgodnie z ruchem wskazówek zegara, a potem z powrotem: każdy ma dwie.',
    left: 'Kostki pozostałe w puli trafiają na tor rund.',
    bag: 'Woreczek przechodzi do gracza po lewej, który zaczyna następną rundę.',
    draft: 'Możesz wziąć jedną kostkę z puli i położyć ją w swoim witrażu.',
    tool: 'Przedtem lub potem możesz użyć jednego narzędzia. Koszt: 1 znacznik uznania albo 2, jeśli na narzędziu leży już znacznik.',
    pass: 'Możesz zrobić obie te rzeczy, jedną albo żadnej.',
    edge: 'Pierwsza kostka trafia na pole przy brzegu lub w narożniku.',
    touch: 'Każda następna styka się bokiem lub rogiem z kostką w twoim witrażu.',
    match: 'Kostka pasuje do koloru albo wartości pola. Na polu bez nadruku można położyć dowolną kostkę.',
    same: 'Kostki tego samego koloru lub o tej samej wartości nigdy nie stykają się bokiem. Rogi nie mają znaczenia.',
    unplaced: 'Branie kostki, której nie możesz położyć, chyba że pomoże narzędzie',
    second: `Drugie narzędzie w jednej turze albo druga kostka (chyba że używasz narzędzia ${tool('running-pliers')})`,
    late: 'Po wzięciu kostki: narzędzia, które jej dotyczą',
    idle: 'Narzędzie, które nic nie zrobi',
    publicly: 'każdy cel grupowy, tyle razy, ile razy jest spełniony; tylko pełne rzędy i kolumny',
    privately: 'suma wartości kostek w kolorze celu indywidualnego',
    tokens: 'za każdy niewykorzystany znacznik uznania',
    empty: 'za każde puste pole',
    ties: 'Przy remisie: cel indywidualny, potem znaczniki uznania, potem późniejsza pierwsza tura w rundzie 10.',
    dice: 'W każdej rundzie rzuć 4 kostkami i zagraj dwie tury. 2 cele grupowe i 2 indywidualne są odkryte.',
    pay: 'Za narzędzie zapłać kostką z puli w kolorze narzędzia. Każde narzędzie działa raz.',
    own: 'Liczy się tylko lepszy cel indywidualny. Każde puste pole kosztuje 3 punkty.',
    target: 'Wygrywasz, jeśli zdobędziesz więcej punktów, niż wynosi suma wartości kostek na torze rund.',
  },
};
