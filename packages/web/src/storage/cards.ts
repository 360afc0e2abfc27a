/** Checks stored cards one by one, so that a broken card can't hide the others. */
import { LEVELS } from '@leadlight/bots';
import { cardCheck, type TableCard } from '@leadlight/table';

export const isCard = cardCheck(LEVELS);

/** The readable cards, latest first. */
export const readCards = (cards: readonly unknown[]): readonly TableCard[] =>
  cards.filter(isCard).toSorted((a, b) => b.changed - a.changed);
