import type { SagradaFirsts } from '../firsts-sagrada.ts';

export const firsts: SagradaFirsts = {
  impossible: 'Une case de votre vitrail n’accepte plus aucun dé : à la fin, elle coûtera 1 point.',
  nowhere: 'Aucun dé ne convient à votre vitrail pour l’instant : utilisez un outil ou terminez votre tour.',
  again: 'Dans la seconde moitié de la manche, l’ordre de jeu s’inverse.',
  track: 'Le dernier dé de la manche va sur la piste de manches, où certains outils peuvent l’utiliser.',
};
