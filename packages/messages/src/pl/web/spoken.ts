import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'Opisz sytuację na planszy',
  position: 'Sytuacja na planszy',
  round: (round) => `Runda ${round}.`,
  done: 'Wykonano.',
  undone: 'Cofnięto.',
  backToNow: 'Powrót do gry.',
  tileWith: (name) => `Znacznik gracza rozpoczynającego: ${name}.`,
  item: (name, text) => `${name}: ${text}`,
  row: (row, spaces) => `Rząd ${row}. ${spaces.join('. ')}.`,
  skipToContent: 'Przejdź do treści',
};
