import type { EndingTexts } from '../ending.ts';
import { deciding } from './deciding.ts';
import { number, points } from './grammar.ts';

const ORDINALS: readonly string[] = ['1st', '2nd', '3rd', '4th'];

export const ending: EndingTexts = {
  place: (place) => ORDINALS[place - 1] ?? `${place}th`,
  winsBy: (name, isYou, lead) => `${isYou ? 'You win' : `${name} wins`} by ${points(lead)}!`,
  behind: (lead) => `${points(lead)} behind first place.`,
  best: 'Your best score on this device so far.',
  bestOfFive: 'Your best score in the last five games on this device.',
  bestOnline: (games) => `Your best score in your last ${number(games)} online games.`,
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
  deciding,
};
