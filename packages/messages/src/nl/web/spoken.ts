import type { SpokenTexts } from '../../web/spoken.ts';

export const spoken: SpokenTexts = {
  describe: 'Spelsituatie beschrijven',
  position: 'De spelsituatie in woorden',
  round: (round) => `Ronde ${round}.`,
  done: 'Zet uitgevoerd.',
  undone: 'Ongedaan gemaakt.',
  backToNow: 'Weer bij de huidige stand.',
  tileWith: (name) => `Startspelersteen: ${name}.`,
  item: (name, text) => `${name}: ${text}`,
  row: (row, spaces) => `Rij ${row}. ${spaces.join('. ')}.`,
  skipToContent: 'Direct naar de inhoud',
};
