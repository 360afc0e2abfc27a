import type { EndingTexts } from '../ending.ts';
import { points } from './grammar.ts';

export const ending: EndingTexts = {
  place: (place) => `${place}.`,
  lead: (lead) => `Przewaga: ${points(lead)}.`,
  best: 'Twój najlepszy wynik do tej pory.',
  bestOfFive: 'Twój najlepszy wynik z ostatnich pięciu rozgrywek.',
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
};
