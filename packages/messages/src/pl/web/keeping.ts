import type { KeepingTexts } from '../../web/keeping.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Cofnij moją ostatnią turę',
  sameDeal: 'Zagraj to samo rozdanie',
  abandon: 'Przerwij rozgrywkę',
  abandonAsk: {
    title: 'Przerwać rozgrywkę?',
    text: 'Zakończy się bez wyniku. Nadal będzie można ją obejrzeć.',
    yes: 'Przerwij',
  },
  remove: 'Usuń rozgrywkę',
  removeAsk: {
    title: 'Usunąć rozgrywkę?',
    text: 'Nie będzie można jej odzyskać.',
    yes: 'Usuń',
  },
  elsewhere: 'Ta rozgrywka toczy się w innej karcie.',
  playHere: 'Graj tutaj',
  newVersion: 'Dostępna jest nowa wersja Leadlight.',
  loadVersion: 'Zaktualizuj',
};
