import type { SagradaFirsts } from '../firsts-sagrada.ts';

export const firsts: SagradaFirsts = {
  impossible: 'Plus aucun dé ne va sur une case de votre vitrail : à la fin, elle coûtera 1 point.',
  nowhere: 'Aucun dé ne va dans votre vitrail : utilisez un outil ou terminez votre tour.',
  again: 'Dans la seconde moitié de la manche, l’ordre du tour s’inverse.',
  track: 'Le dernier dé de la manche va sur la piste de manches, où certains outils s’en servent.',
};
