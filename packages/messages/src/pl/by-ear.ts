import type { ByEarTexts } from '../by-ear.ts';

export const byEar: ByEarTexts = {
  command: 'Pole poleceń',
  field: 'Ruch lub pytanie',
  hint: 'Enter pokazuje skutki ruchu, ponowny Enter go wykonuje.',
  hintArrows: 'Strzałka w dół: podpowiedzi.',
  openField: 'Wpisz ruch lub pytanie',
  enter: 'Wprowadź',
  suggestions: 'Podpowiedzi',
  enterAgain: (act) => `Jeszcze raz Enter: ${act}`,
  choices: 'Twoje możliwości',
  lastMoves: 'Ostatnie ruchy',
  narration: 'Komunikaty dla czytników ekranu',
  narrations: {
    brief: 'Krótkie',
    normal: 'Normalne',
    full: 'Pełne, z sytuacją na planszy na początku twojej tury',
  },
};
