import type { StoredTexts } from '../stored.ts';

export const stored: StoredTexts = {
  notRestored: {
    'too-large':
      'Ten plik jest za duży na kopię zapasową Leadlight. Niczego nie przywrócono i wszystko jest jak przedtem. Sprawdź, czy to właściwy plik.',
    full: 'W tej przeglądarce nie ma miejsca na kopię zapasową. Niczego nie przywrócono i wszystko jest jak przedtem. Usuń niepotrzebne rozgrywki albo zwolnij miejsce na tym urządzeniu, a potem spróbuj ponownie.',
    refused:
      'Przeglądarka nie pozwoliła zapisać kopii zapasowej. Niczego nie przywrócono i wszystko jest jak przedtem. Odśwież stronę i spróbuj ponownie.',
  },
  protect: 'Zachowaj moje rozgrywki, gdy zabraknie miejsca',
  protection: {
    protected: 'Chronione: ta przeglądarka zachowa twoje rozgrywki nawet wtedy, gdy zabraknie miejsca.',
    unprotected: 'Niechronione: ta przeglądarka może usunąć twoje rozgrywki, gdy zabraknie miejsca.',
    declined:
      'Przeglądarka się nie zgodziła: nadal może usunąć twoje rozgrywki, gdy zabraknie miejsca. Co jakiś czas pobieraj wszystko.',
    unavailable:
      'Ta przeglądarka nie potrafi chronić twoich rozgrywek, gdy zabraknie miejsca. Co jakiś czas pobieraj wszystko.',
  },
  outdated: 'Ta rozgrywka nie jest już zgodna z zasadami',
  outdatedMore:
    'Obecne zasady na nią nie pozwalają. Rozgrywka jest zachowana tak, jak ją rozegrano: można ją pobrać albo usunąć.',
  corrected: {
    sintra:
      'Zasady Sintry zostały poprawione: witrażysta cofa się tylko w lewo (R-81), a kwatery Leadlight są inne. Wcześniejsze rozgrywki mogą już nie być zgodne z zasadami.',
  },
};
