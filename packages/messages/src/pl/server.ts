import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Przygotowywanie klienta…',
  ready: (address) => `Leadlight działa pod adresem ${address} (Ctrl-C kończy).`,
  portTaken: (port) => `Port ${port} jest zajęty. Wybierz inny: PORT=8081 npm start`,
  badPort: (value) => `PORT musi być liczbą od 0 do 65535, a nie „${value}”.`,
};
