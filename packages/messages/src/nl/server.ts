import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'De app wordt gebouwd…',
  ready: (address) => `Leadlight draait op ${address} (stoppen: Ctrl-C).`,
  portTaken: (port) => `Poort ${port} is al in gebruik. Kies een andere: PORT=8081 npm start`,
  badPort: (value) => `PORT moet een getal van 0 tot en met 65535 zijn, niet ‘${value}’.`,
  unwritable: (path, code) =>
    `De app moet eerst worden gebouwd, maar ‘${path}’ is niet beschrijfbaar (${code}). Voer npm start één keer uit als eigenaar van deze bestanden, of geef deze gebruiker schrijfrechten.`,
  notBuilt: (error) => `De app kon niet worden gebouwd: ${error}`,
};
