import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Przygotowywanie aplikacji…',
  ready: (address) => `Leadlight działa pod adresem ${address} (Ctrl-C zatrzymuje serwer).`,
  portTaken: (port) => `Port ${port} jest zajęty. Wybierz inny: PORT=8081 npm start`,
  badPort: (value) => `PORT musi być liczbą od 0 do 65535, a nie „${value}”.`,
  unwritable: (path, code) =>
    `Trzeba zbudować aplikację, ale nie można zapisać „${path}” (${code}). Uruchom npm start jeden raz jako właściciel tych plików albo nadaj temu użytkownikowi prawo zapisu.`,
  notBuilt: (error) => `Nie udało się zbudować aplikacji: ${error}`,
};
