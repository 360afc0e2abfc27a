import type { KeepingTexts } from '../../web/keeping.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Cofnij moją ostatnią turę',
  sameDeal: 'Zagraj to samo rozdanie',
  abandon: 'Przerwij rozgrywkę',
  remove: 'Usuń rozgrywkę',
  elsewhere: 'Ta rozgrywka toczy się w innej karcie.',
  playHere: 'Graj tutaj',
  newVersion: 'Dostępna jest nowa wersja Leadlight.',
  loadVersion: 'Zaktualizuj',
};
