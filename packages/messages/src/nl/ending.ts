import type { EndingTexts } from '../ending.ts';
import { points } from './grammar.ts';

export const ending: EndingTexts = {
  place: (place) => `${place}e`,
  lead: (lead) => `Met ${points(lead)} verschil.`,
  best: 'Je beste score tot nu toe.',
  bestOfFive: 'Je beste score van de laatste vijf spellen.',
  countAgain: 'Opnieuw tellen',
  allPoints: 'Alle punten',
  share: 'Delen',
  picture: (scores) => `Afbeelding van het afgeronde spel: ${scores}`,
  sharePicture: 'Afbeelding delen…',
  copyPicture: 'Afbeelding kopiëren',
  downloadPicture: 'Afbeelding downloaden',
  cannotCopy: 'Deze browser kan de afbeelding niet kopiëren, maar wel downloaden.',
  link: 'Link naar het spel',
  file: 'Spelbestand',
};
