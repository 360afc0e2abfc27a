import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Spróbuj: ${command} --help`,
  unknownCommand: (name) => `Nie ma polecenia „${name}”.`,
  unknownFlag: (flag) => `Nie ma tu opcji ${flag}.`,
  valueMissing: (flag) => `Opcja ${flag} wymaga wartości.`,
  valueUnwanted: (flag) => `Opcja ${flag} nie przyjmuje wartości.`,
  notANumber: (flag, value, least, most) =>
    `${flag} musi być liczbą całkowitą od ${least} do ${most}, a „${value}” nią nie jest.`,
  notWithin: (flag, value, least, most) => `${flag} musi być liczbą od ${least} do ${most}, a „${value}” nią nie jest.`,
  notAName: (flag, value, names) => `${flag} nie zna „${value}”, tylko: ${names.join(', ')}.`,
  flagMissing: (flag) => `Brakuje opcji ${flag}.`,
  unexpected: (argument) => `Nie oczekiwano tu „${argument}”.`,
  fileMissing: 'Podaj plik do pokazania albo -, aby czytać ze standardowego wejścia.',
  filesMissing: 'Podaj pliki do sprawdzenia albo prześlij zapisy na standardowe wejście.',
  stdin: 'standardowe wejście',
  stdout: 'standardowe wyjście',
  onlyFor: (flag, game) => `Opcja ${flag} dotyczy tylko gry ${game}.`,
  onlyForLevel: (flag, level) => `Opcja ${flag} dotyczy tylko poziomu „${level}”.`,
  toolsInSolo: 'Inna liczba narzędzi jest możliwa tylko w grze solo: poza tym zawsze są 3 (G-06).',
  toolTwice: (tool) => `Narzędzie „${tool}” podano dwa razy.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `--with-tools musi wymienić dokładnie ${expected} narzędzie, a nie ${given}.`,
      few: `--with-tools musi wymienić dokładnie ${expected} narzędzia, a nie ${given}.`,
      many: `--with-tools musi wymienić dokładnie ${expected} narzędzi, a nie ${given}.`,
      other: `--with-tools musi wymienić dokładnie ${expected} narzędzia, a nie ${given}.`,
    }),
  tooManyBots: (given, players) => `Liczba podanych botów (${given}) przekracza liczbę miejsc (${players}).`,
  seatOrSpectator: 'Wybierz --seat albo --spectator.',
  unreadable: (file, code) =>
    code === 'ENOENT' ? `Nie ma pliku „${file}”.` : `Nie można odczytać pliku „${file}” (${code}).`,
  unwritable: (file, code) => `Nie można zapisać pliku „${file}” (${code}).`,
  noRecords: (file) => `W „${file}” nie ma żadnego zapisu gry.`,
  notJson: (record, line) => `${record} (od wiersza ${line}) nie jest w formacie JSON.`,
  tooLarge: (record, line) => `${record} (od wiersza ${line}) jest zbyt duży lub zbyt zagnieżdżony jak na grę.`,
  moreUnreadable: (file, count) =>
    plural(count, {
      one: `${file}: nie można odczytać jeszcze ${count} fragmentu.`,
      few: `${file}: nie można odczytać jeszcze ${count} fragmentów.`,
      many: `${file}: nie można odczytać jeszcze ${count} fragmentów.`,
      other: `${file}: nie można odczytać jeszcze ${count} fragmentu.`,
    }),
  noSuchRecord: (record, count) =>
    plural(count, {
      one: `Nie ma zapisu ${record}: w pliku jest tylko jeden.`,
      few: `Nie ma zapisu ${record}: w pliku są ${count}.`,
      many: `Nie ma zapisu ${record}: w pliku jest ich ${count}.`,
      other: `Nie ma zapisu ${record}: w pliku jest ich ${count}.`,
    }),
  noSuchEvent: (index, last) => `Nie ma zdarzenia ${index}: zapis ma zdarzenia od 0 do ${last}.`,
  noEvents: 'Zapis nie ma jeszcze żadnych zdarzeń.',
  noSuchSeat: (seat, last) => `Nie ma miejsca ${seat}: zapis ma miejsca od 0 do ${last}.`,
  internal: (message) => `To nie powinno się zdarzyć: ${message}`,
};
