import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'Describe the position',
  position: 'The position in words',
  round: (round) => `Round ${round}.`,
  done: 'Done.',
  undone: 'Undone.',
  backToNow: 'The present again.',
  tileWith: (name) => `Starting tile: ${name}.`,
  item: (name, text) => `${name}: ${text}`,
  row: (row, spaces) => `Row ${row}. ${spaces}.`,
  skipToContent: 'Skip to the content',
};
