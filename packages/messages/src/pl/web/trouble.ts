import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Problemy',
  sentences: {
    full: 'W tej przeglądarce nie ma już miejsca: ostatnia zmiana nie jest jeszcze zapisana. Trzeba zwolnić miejsce i spróbować ponownie.',
    refused: 'Ta przeglądarka odmawia zapisu: ostatnia zmiana nie jest jeszcze zapisana.',
    taken: 'Ta gra toczyła się dalej w innej karcie. To, co tam zagrano, jest zachowane.',
    gone: 'Tej gry nie ma już w tej przeglądarce: dane wyczyszczono albo grę usunięto.',
    deleted: 'Ta gra została usunięta w innej karcie.',
    unopened: 'Ta przeglądarka nie otwiera swojej pamięci: gier nie można wczytać ani zapisać.',
    silent: 'Pamięć tej przeglądarki nie odpowiada. Leadlight ruszy dalej, gdy tylko odpowie.',
    unkept: 'Ta przeglądarka niczego nie zachowuje: gra trwa tylko tak długo, jak otwarta jest ta strona.',
    bot: 'Boty nie odpowiadają. Gra jest zapisana.',
    illegal: 'Bot wybrał ruch, na który zasady nie pozwalają. Zagrał inny.',
    unloaded: first.unloaded,
    unknown: 'Coś poszło nie tak. Gra jest zapisana.',
  },
  retry: first.retry,
  unsaved: 'Graj bez zapisywania',
  backup: 'Pobierz wszystko',
  makeRoom: 'Usuń zakończone gry',
  reopen: 'Pokaż obecny stan gry',
  fine: 'Rozumiem',
  missing: 'Tej gry nie ma w tej przeglądarce',
  missingMore: 'Została usunięta albo jest w innej przeglądarce lub na innym urządzeniu.',
  unreadable: 'Tej gry nie da się odczytać',
  unreadableMore: 'To, co z niej zapisano, jest uszkodzone. Inne gry są nienaruszone.',
  otherRules: (version) => `Ta gra zaczęła się według wersji ${version} zasad`,
  otherRulesMore: 'Ta wersja Leadlight ich nie zna. Gra jest zachowana i można ją pobrać.',
  download: 'Pobierz grę',
};
