import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'De stelling beschrijven',
  position: 'De stelling in woorden',
  round: (round) => `Ronde ${round}.`,
  done: 'Gedaan.',
  undone: 'Teruggedraaid.',
  backToNow: 'Weer terug bij nu.',
  tileWith: (name) => `Startspelersteen: ${name}.`,
  item: (name, text) => `${name}: ${text}`,
  row: (row, spaces) => `Rij ${row}. ${spaces}.`,
  skipToContent: 'Naar de inhoud',
};
