import type { EndingTexts } from '../ending.ts';
import { deciding } from './deciding.ts';
import { number, plural, points } from './grammar.ts';

export const ending: EndingTexts = {
  place: (place) => `${place}.`,
  winsBy: (name, isYou, lead) =>
    `${isYou ? 'Wygrywasz' : `${name} wygrywa`} z przewagą ${plural(lead, { one: '1 punktu', few: `${number(lead)} punktów`, many: `${number(lead)} punktów`, other: `${number(lead)} punktu` })}!`,
  behind: (lead) => `Strata do zwycięzcy: ${points(lead)}.`,
  best: 'Twój najlepszy dotąd wynik na tym urządzeniu.',
  bestOfFive: 'Twój najlepszy wynik z ostatnich pięciu rozgrywek na tym urządzeniu.',
  bestOnline: (games) => `Twój najlepszy wynik z ostatnich ${number(games)} rozgrywek online.`,
  countAgain: 'Policz jeszcze raz',
  allPoints: 'Wszystkie punkty',
  share: 'Udostępnij',
  picture: (scores) => `Obrazek z zakończonej rozgrywki: ${scores}`,
  sharePicture: 'Udostępnij obrazek…',
  copyPicture: 'Kopiuj obrazek',
  downloadPicture: 'Pobierz obrazek',
  cannotCopy: 'Ta przeglądarka nie może skopiować obrazka. Możesz go pobrać.',
  link: 'Link do rozgrywki',
  file: 'Plik z zapisem',
  deciding,
};
