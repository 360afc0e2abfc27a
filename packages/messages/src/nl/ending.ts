import type { EndingTexts } from '../ending.ts';
import { deciding } from './deciding.ts';
import { number, points } from './grammar.ts';

export const ending: EndingTexts = {
  place: (place) => `${place}e`,
  winsBy: (name, isYou, lead) => `${isYou ? 'Je hebt' : `${name} heeft`} met ${points(lead)} verschil gewonnen!`,
  behind: (lead) => `${points(lead)} achter de winnaar.`,
  best: 'Je beste score tot nu toe op dit apparaat.',
  bestOfFive: 'Je beste score van de laatste vijf spellen op dit apparaat.',
  bestOnline: (games) => `Je beste score van je laatste ${number(games)} onlinespellen.`,
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
  deciding,
};
