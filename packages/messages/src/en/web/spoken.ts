import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'Describe the position',
  position: 'Position in words',
  round: (round) => `Round ${round}.`,
  done: 'Done.',
  undone: 'Undone.',
  backToNow: 'Back to the current turn.',
  tileWith: (name) => `Starting tile: ${name}.`,
  item: (name, text) => `${name}: ${text}`,
  row: (row, spaces) => `Row ${row}. ${spaces.join('. ')}.`,
  skipToContent: 'Skip to content',
};
