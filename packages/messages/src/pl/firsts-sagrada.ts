import type { SagradaFirsts } from '../firsts-sagrada.ts';

export const firsts: SagradaFirsts = {
  impossible: 'Na jedno z pól twojego witraża nie pasuje już żadna kostka: na koniec będzie kosztować 1 punkt.',
  nowhere: 'Żadna kostka nie pasuje teraz do twojego witraża: użyj narzędzia albo zakończ turę.',
  again: 'W drugiej połowie rundy kolejność graczy się odwraca.',
  track: 'Ostatnia kostka rundy trafiła na tor rund, gdzie korzystają z niej niektóre narzędzia.',
};
