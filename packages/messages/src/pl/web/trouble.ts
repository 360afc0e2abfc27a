import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Problemy',
  sentences: {
    full: 'W pamięci przeglądarki nie ma już miejsca: twój ostatni ruch nie został zapisany. Zwolnij miejsce i spróbuj ponownie.',
    refused:
      'Przeglądarka nie pozwoliła zapisać twojego ostatniego ruchu. Spróbuj ponownie albo pobierz kopię zapasową.',
    taken: 'Ta rozgrywka była kontynuowana w innej karcie. Wykonane tam ruchy są zapisane.',
    gone: 'Tej rozgrywki nie ma już w tej przeglądarce: usunięto ją albo wyczyszczono dane.',
    deleted: 'Ta rozgrywka została usunięta w innej karcie.',
    unopened: 'Przeglądarka nie udostępnia pamięci, więc rozgrywek nie można wczytać ani zapisać.',
    silent: 'Pamięć przeglądarki nie odpowiada. Gdy tylko odpowie, Leadlight ruszy dalej.',
    unkept: 'Ta przeglądarka niczego nie zapisuje: po zamknięciu strony rozgrywka przepadnie.',
    bot: 'Boty nie odpowiadają. Rozgrywka jest zapisana.',
    illegal: 'Bot wybrał ruch niezgodny z zasadami, więc wykonał inny.',
    unloaded: first.unloaded,
    unknown: 'Coś poszło nie tak. Rozgrywka jest zapisana: odśwież stronę, aby grać dalej.',
  },
  retry: first.retry,
  unsaved: 'Graj bez zapisywania',
  backup: 'Pobierz kopię zapasową',
  makeRoom: 'Usuń zakończone rozgrywki',
  reopen: 'Pokaż najnowsze ruchy',
  fine: 'OK',
  missing: 'Tej rozgrywki nie ma w tej przeglądarce',
  missingMore:
    'Została usunięta albo jest w innej przeglądarce lub na innym urządzeniu. Jeśli masz kopię zapasową, przywróć ją w ustawieniach.',
  unreadable: 'Nie można odczytać tej rozgrywki',
  unreadableMore: 'Jest uszkodzona. Możesz ją pobrać albo usunąć. Inne rozgrywki są nienaruszone.',
  otherRules: (version) => `Ta rozgrywka zaczęła się na zasadach w wersji ${version}`,
  otherRulesMore: 'Ta wersja Leadlight ich nie zna. Rozgrywka jest zachowana: możesz ją pobrać albo usunąć.',
  download: 'Pobierz rozgrywkę',
};
