import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

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
  makeRoomAsk: {
    title: 'Usunąć wszystkie zakończone rozgrywki?',
    text: 'Rozgrywki w toku pozostaną. Jeśli chcesz zachować też zakończone, najpierw pobierz kopię zapasową.',
    yes: 'Usuń',
  },
  elsewhere: 'Ta rozgrywka toczy się w innej karcie.',
  playHere: 'Graj tutaj',
  newVersion: 'Dostępna jest nowa wersja Leadlight.',
  loadVersion: 'Zaktualizuj',
  data: 'Twoje dane',
  dataMore:
    'Rozgrywki, ustawienia i zestawy kwater są przechowywane tylko w tej przeglądarce. Wyczyszczenie danych witryny je usunie.',
  restore: 'Przywróć kopię zapasową',
  wipe: 'Usuń wszystko',
  wipeAsk: {
    title: 'Usunąć wszystko?',
    text: 'Wszystkie rozgrywki, ustawienia i zestawy kwater znikną z tej przeglądarki. Nie będzie można ich odzyskać.',
    yes: 'Usuń wszystko',
  },
  added: (count) =>
    plural(count, {
      one: `Przywrócono ${number(count)} rozgrywkę.`,
      few: `Przywrócono ${number(count)} rozgrywki.`,
      many: `Przywrócono ${number(count)} rozgrywek.`,
      other: `Przywrócono ${number(count)} rozgrywki.`,
    }),
  known: (count) =>
    plural(count, {
      one: `${number(count)} rozgrywka już tu była.`,
      few: `${number(count)} rozgrywki już tu były.`,
      many: `${number(count)} rozgrywek już tu było.`,
      other: `${number(count)} rozgrywki już tu było.`,
    }),
  broken: (count) =>
    plural(count, {
      one: `Nie udało się przywrócić ${number(count)} uszkodzonej rozgrywki.`,
      few: `Nie udało się przywrócić ${number(count)} uszkodzonych rozgrywek.`,
      many: `Nie udało się przywrócić ${number(count)} uszkodzonych rozgrywek.`,
      other: `Nie udało się przywrócić ${number(count)} uszkodzonej rozgrywki.`,
    }),
  noBackup: 'To nie jest kopia zapasowa Leadlight. Nic się nie zmieniło. Wybierz inny plik.',
  damaged: (count) =>
    plural(count, {
      one: `Nie można odczytać ${number(count)} rozgrywki w tej przeglądarce.`,
      few: `Nie można odczytać ${number(count)} rozgrywek w tej przeglądarce.`,
      many: `Nie można odczytać ${number(count)} rozgrywek w tej przeglądarce.`,
      other: `Nie można odczytać ${number(count)} rozgrywki w tej przeglądarce.`,
    }),
  removeDamaged: 'Usuń nieczytelne rozgrywki',
};
