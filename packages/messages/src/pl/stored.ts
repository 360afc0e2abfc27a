import type { StoredTexts } from '../stored.ts';

export const stored: StoredTexts = {
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
  outdated: 'Ta rozgrywka nie jest zgodna z obecnymi zasadami',
  outdatedMore: 'Jest zachowana tak, jak ją rozegrano: możesz ją pobrać albo usunąć.',
  corrected: {
    sintra:
      'Zasady Sintry zostały poprawione: witrażysta cofa się tylko w lewo (R-81), a kwatery Leadlight są inne. Wcześniejsze rozgrywki mogą być niezgodne z obecnymi zasadami.',
  },
};
