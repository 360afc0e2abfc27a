import type { EndingTexts } from '../ending.ts';
import { points } from './grammar.ts';

const ORDINALS: readonly string[] = ['1st', '2nd', '3rd', '4th'];

export const ending: EndingTexts = {
  place: (place) => ORDINALS[place - 1] ?? `${place}th`,
  lead: (lead) => `By ${points(lead)}.`,
  best: 'Your best score so far.',
  bestOfFive: 'Your best score in the last five games.',
  countAgain: 'Count again',
  allPoints: 'All points',
  share: 'Share',
  picture: (scores) => `Picture of the finished game: ${scores}`,
  sharePicture: 'Share picture…',
  copyPicture: 'Copy picture',
  downloadPicture: 'Download picture',
  cannotCopy: 'This browser can’t copy the picture. Download it instead.',
  link: 'Link to the game',
  file: 'Game file',
};
