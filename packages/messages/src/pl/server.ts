import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Budowanie aplikacji…',
  ready: (address) => `Leadlight działa pod adresem ${address} (Ctrl-C zatrzymuje serwer).`,
  portTaken: (port) => `Port ${port} jest zajęty. Wybierz inny, na przykład PORT=8081.`,
  portForbidden: (port) =>
    `Ten użytkownik nie może używać portu ${port}. Wybierz port od 1024 w górę, na przykład PORT=8080.`,
  unknownHost: (host) => `Host „${host}” jest nieznany. HOST musi być adresem tego komputera, na przykład 127.0.0.1.`,
  foreignHost: (host) =>
    `„${host}” nie jest adresem tego komputera. Aby grać w sieci lokalnej, użyj wszystkich adresów: HOST=0.0.0.0.`,
  notListening: (host, port, code) =>
    `Nie można otworzyć portu ${port} pod adresem „${host}” (${code}). Sprawdź HOST i PORT.`,
  onNetwork: 'Inni w sieci lokalnej mogą dołączyć pod adresem:',
  noNetwork: 'Ten komputer nie jest połączony z siecią lokalną, więc nikt inny nie może jeszcze dołączyć.',
  scan: 'Można też zeskanować ten kod telefonem:',
  badNumber: (name, least, most, value) => `${name} musi być liczbą od ${least} do ${most}, a nie „${value}”.`,
  badChoice: (name, choices, value) =>
    `Możliwe wartości ${name}: ${choices.join(', ')}. „${value}” do nich nie należy.`,
  badPath: (name, value) =>
    `${name} musi być ścieżką taką jak /leadlight/, złożoną z liter bez znaków diakrytycznych, cyfr oraz „-”, „_”, „.” lub „~”, a nie „${value}”.`,
  badHosts: (name, value) =>
    `${name} musi zawierać nazwy hostów bez portów, oddzielone przecinkami. „${value}” nie jest nazwą hosta.`,
  badProxies: (name, value) =>
    `${name} musi zawierać adresy lub sieci, na przykład 10.0.0.0/8, oddzielone przecinkami. „${value}” nie jest ani adresem, ani siecią.`,
  badAddress: (name, example) => `${name} musi być adresem, na przykład ${example}.`,
  unwritable: (path, code) =>
    `Trzeba zbudować aplikację, ale nie można zapisywać w „${path}” (${code}). Uruchom raz npm start jako właściciel tych plików albo nadaj temu użytkownikowi prawo zapisu.`,
  noTools:
    'Trzeba zbudować aplikację, ale brakuje pakietów deweloperskich. Zainstaluj je poleceniem npm ci albo uruchom Leadlight z folderu utworzonego przez npm run build.',
  notBuilt: (error) => `Nie udało się zbudować aplikacji: ${error}`,
  unknownCommand: (given, backupCommand) =>
    `Polecenie „${given}” nie istnieje. Bez polecenia Leadlight uruchamia serwer; ${backupCommand} PLIK tworzy kopię zapasową.`,
  backupUsage: (backupCommand) => `Podaj plik kopii zapasowej, na przykład: ${backupCommand} /media/disk/leadlight.db`,
  notBackedUp: (into, code) =>
    `Nie można zapisać kopii zapasowej jako „${into}” (${code}). Sprawdź ścieżkę i prawa dostępu.`,
  backedUp: (file, into) => `Kopię zapasową pliku „${file}” zapisano jako „${into}”.`,
  backupElsewhere:
    'Leadlight przechowuje tu dane w PostgreSQL. Kopię zapasową zrób poleceniem pg_dump (zobacz docs/hosting.md).',
  storage: {
    foreign: (file) =>
      `„${file}” nie jest bazą danych Leadlight. Wybierz inny folder danych, na przykład DATA=leadlight-data.`,
    newer: (file) =>
      `„${file}” pochodzi z nowszej wersji Leadlight. Zaktualizuj Leadlight albo podaj inny folder danych w DATA.`,
    inUse: (file) =>
      `Z „${file}” korzystają starsze serwery Leadlight, a ta wersja nie może działać obok nich. Zatrzymaj je i uruchom serwer ponownie.`,
    readOnly: (file) =>
      `Ten użytkownik nie może zapisywać w „${file}”. Zezwól na zapis w tym pliku i jego folderze albo podaj inny folder danych w DATA.`,
    unreachable: (file) => `Nie można otworzyć „${file}”. Sprawdź ścieżkę albo podaj inny folder danych w DATA.`,
    full: (file) => `Dysk jest pełny: nie można zapisać „${file}”. Zwolnij miejsce i uruchom serwer ponownie.`,
    damaged: (file) =>
      `Plik „${file}” jest uszkodzony. Przenieś go w inne miejsce i przywróć kopię zapasową (zobacz docs/hosting.md).`,
    busy: (file) => `Inny program blokuje „${file}”. Zatrzymaj ten program i uruchom serwer ponownie.`,
    failed: (file, error) => `Nie można użyć „${file}”: ${error}`,
  },
  database: {
    foreign: (place) =>
      `Baza danych „${place}” należy do innego programu. Utwórz osobną dla Leadlight i podaj ją w DATABASE_URL.`,
    newer: (place) =>
      `Baza danych „${place}” pochodzi z nowszej wersji Leadlight. Zaktualizuj Leadlight albo podaj inną bazę w DATABASE_URL.`,
    inUse: (place) =>
      `Z bazy danych „${place}” korzystają starsze serwery Leadlight, a ta wersja nie może działać obok nich. Zatrzymaj je i uruchom serwer ponownie.`,
    readOnly: (place) =>
      `Użytkownik z DATABASE_URL nie może zapisywać w bazie danych „${place}”. Nadaj mu prawo zapisu albo podaj inną bazę.`,
    unreachable: (place, error) =>
      `Baza danych „${place}” nie odpowiada (${error}). Sprawdź, czy PostgreSQL działa i czy DATABASE_URL jest poprawny.`,
    denied: (place) => `PostgreSQL odrzuca nazwę użytkownika lub hasło do „${place}”. Sprawdź je w DATABASE_URL.`,
    missing: (place) =>
      `Baza danych „${place}” nie istnieje. Utwórz ją poleceniem createdb albo podaj inną w DATABASE_URL.`,
    full: (place) => `Dysk bazy danych „${place}” jest pełny. Zwolnij miejsce i uruchom serwer ponownie.`,
    damaged: (place) => `Baza danych „${place}” jest uszkodzona. Przywróć kopię zapasową (zobacz docs/hosting.md).`,
    busy: (place) => `Baza danych „${place}” odpowiada zbyt długo. Spróbuj ponownie później.`,
    failed: (place, error) => `Nie można użyć bazy danych „${place}”: ${error}`,
  },
};
