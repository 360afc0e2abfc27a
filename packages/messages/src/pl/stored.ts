import type { StoredTexts } from '../stored.ts';
import { number, plural } from './grammar.ts';

export const stored: StoredTexts = {
  data: {
    abandonAsk: {
      title: 'Przerwać rozgrywkę?',
      text: 'Zakończy się bez wyniku. Nadal będzie można ją obejrzeć.',
      yes: 'Przerwij',
    },
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
    title: 'Twoje dane',
    more: 'Rozgrywki, ustawienia i zestawy kwater są przechowywane tylko w tej przeglądarce. Wyczyszczenie danych witryny je usunie.',
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
  },
  links: {
    'too-large': 'Ten zapis jest za duży na rozgrywkę w Leadlight.',
    broken: 'Link jest niekompletny. Być może brakuje jego końca: skopiuj go jeszcze raz.',
    'too-long': 'Leadlight nie tworzy tak długich linków, więc ten nie został otwarty.',
  },
  notRestored: {
    'too-large':
      'Ten plik jest za duży na kopię zapasową Leadlight. Niczego nie przywrócono i nic się nie zmieniło. Sprawdź, czy to właściwy plik.',
    full: 'W tej przeglądarce nie ma miejsca na kopię zapasową. Niczego nie przywrócono i nic się nie zmieniło. Usuń niepotrzebne rozgrywki albo zwolnij miejsce na tym urządzeniu, a potem spróbuj ponownie.',
    refused:
      'Przeglądarka nie pozwoliła zapisać kopii zapasowej. Niczego nie przywrócono i nic się nie zmieniło. Odśwież stronę i spróbuj ponownie.',
  },
  protect: 'Zachowaj moje rozgrywki, gdy zabraknie miejsca',
  protection: {
    protected: 'Chronione: ta przeglądarka zachowa twoje rozgrywki nawet wtedy, gdy zabraknie miejsca.',
    unprotected: 'Niechronione: ta przeglądarka może usunąć twoje rozgrywki, gdy zabraknie miejsca.',
    declined:
      'Przeglądarka się nie zgodziła: nadal może usunąć twoje rozgrywki, gdy zabraknie miejsca. Co jakiś czas pobieraj kopię zapasową.',
    unavailable:
      'Ta przeglądarka nie potrafi chronić twoich rozgrywek, gdy zabraknie miejsca. Co jakiś czas pobieraj kopię zapasową.',
  },
  plain:
    'Leadlight działa tu przez zwykłe HTTP. Możesz grać we wszystko, ale przeglądarka nie zainstaluje aplikacji, nie zachowa jej do gry offline i nie ochroni twoich rozgrywek: do tego potrzebny jest adres HTTPS.',
  outdated: 'Ta rozgrywka nie jest zgodna z obecnymi zasadami',
  outdatedMore: 'Jest zachowana tak, jak ją rozegrano: możesz ją pobrać albo usunąć.',
  corrected: {
    sintra:
      'Zasady Sintry zostały poprawione: witrażysta cofa się tylko w lewo (R-81), a kwatery Leadlight są inne. Wcześniejsze rozgrywki mogą być niezgodne z obecnymi zasadami.',
  },
};
