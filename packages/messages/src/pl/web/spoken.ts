import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'Opisz pozycję',
  position: 'Pozycja słowami',
  round: (round) => `Runda ${round}.`,
  done: 'Zrobione.',
  undone: 'Cofnięto.',
  backToNow: 'Znów bieżąca chwila.',
  tileWith: (name) => `Znacznik gracza rozpoczynającego: ${name}.`,
  item: (name, text) => `${name}: ${text}`,
  row: (row, spaces) => `Rząd ${row}. ${spaces}.`,
  skipToContent: 'Przejdź do treści',
};
