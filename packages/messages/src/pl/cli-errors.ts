import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Spróbuj: ${command} --help`,
  unknownCommand: (name) => `Nieznane polecenie „${name}”.`,
  unknownFlag: (flag) => `Nieznana opcja ${flag}.`,
  didYouMean: (name) => `Czy chodziło o „${name}”?`,
  shellMissing: (shells) => `Podaj swoją powłokę: ${shells.join(', ')}.`,
  valueMissing: (flag) => `Opcja ${flag} wymaga wartości.`,
  valueUnwanted: (flag) => `Opcję ${flag} podaje się bez wartości.`,
  notANumber: (flag, value, least, most) =>
    `Wartość opcji ${flag} musi być liczbą całkowitą od ${least} do ${most}, a nie „${value}”.`,
  notWithin: (flag, value, least, most) =>
    `Wartość opcji ${flag} musi być liczbą od ${least} do ${most}, a nie „${value}”.`,
  notAName: (flag, value, names) => `Niedozwolona wartość opcji ${flag}: „${value}”. Do wyboru: ${names.join(', ')}.`,
  flagMissing: (flag) => `Brakuje opcji ${flag}.`,
  unexpected: (argument) => `Niepotrzebny argument „${argument}”.`,
  fileMissing: 'Podaj plik do pokazania albo „-”, aby użyć standardowego wejścia.',
  filesMissing: 'Podaj pliki do sprawdzenia albo prześlij zapisy na standardowe wejście.',
  stdin: 'standardowe wejście',
  stdout: 'standardowe wyjście',
  onlyFor: (flag, game) => `Opcja ${flag} dotyczy tylko gry ${game}.`,
  onlyForLevel: (flag, level) => `Opcja ${flag} dotyczy tylko poziomu „${level}”.`,
  toolsInSolo: 'Liczbę narzędzi można zmienić tylko w grze solo. Przy większej liczbie graczy zawsze są 3 (G-06).',
  toolTwice: (tool) => `Narzędzie „${tool}” podano dwa razy.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `W opcji --with-tools trzeba podać dokładnie ${expected} narzędzie, a nie ${given}.`,
      few: `W opcji --with-tools trzeba podać dokładnie ${expected} narzędzia, a nie ${given}.`,
      many: `W opcji --with-tools trzeba podać dokładnie ${expected} narzędzi, a nie ${given}.`,
      other: `W opcji --with-tools trzeba podać dokładnie ${expected} narzędzia, a nie ${given}.`,
    }),
  tooManyBots: (given, players) => `Podano za dużo botów: ${given} (liczba graczy: ${players}).`,
  seatOrSpectator: 'Podaj --seat albo --spectator, nie obie opcje naraz.',
  unreadable: (file, code) =>
    code === 'ENOENT' ? `Plik „${file}” nie istnieje.` : `Nie można odczytać danych: „${file}” (${code}).`,
  unwritable: (file, code) => `Nie można zapisać danych: „${file}” (${code}).`,
  noRecords: (file) => `„${file}”: nie ma tu żadnego zapisu rozgrywki.`,
  notJson: (record, line) => `${record} (od wiersza ${line}): to nie jest poprawny JSON.`,
  tooLarge: (record, line) =>
    `${record} (od wiersza ${line}): za duży lub zbyt głęboko zagnieżdżony jak na zapis rozgrywki.`,
  moreUnreadable: (file, count) =>
    plural(count, {
      one: `${file}: jeszcze ${count} nieczytelny fragment.`,
      few: `${file}: jeszcze ${count} nieczytelne fragmenty.`,
      many: `${file}: jeszcze ${count} nieczytelnych fragmentów.`,
      other: `${file}: jeszcze ${count} nieczytelnego fragmentu.`,
    }),
  noSuchRecord: (record, count) =>
    plural(count, {
      one: `Nie ma zapisu ${record}: w pliku jest tylko jeden.`,
      few: `Nie ma zapisu ${record}: w pliku są ${count}.`,
      many: `Nie ma zapisu ${record}: w pliku jest ich ${count}.`,
      other: `Nie ma zapisu ${record}: w pliku jest ich ${count}.`,
    }),
  noSuchEvent: (index, last) => `Nie ma zdarzenia ${index}: w zapisie są zdarzenia od 0 do ${last}.`,
  noEvents: 'W zapisie nie ma jeszcze żadnych zdarzeń.',
  noSuchSeat: (seat, last) => `Nie ma miejsca ${seat}: w zapisie są miejsca od 0 do ${last}.`,
  internal: (message) => `Błąd wewnętrzny: ${message} (LEADLIGHT_DEBUG=1 pokaże szczegóły)`,
};
