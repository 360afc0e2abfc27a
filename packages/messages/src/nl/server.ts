import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'De client wordt klaargemaakt…',
  ready: (address) => `Leadlight staat op ${address} (stoppen met Ctrl-C).`,
  portTaken: (port) => `Poort ${port} is bezet. Kies een andere: PORT=8081 npm start`,
  badPort: (value) => `PORT moet een getal van 0 tot 65535 zijn, niet ‘${value}’.`,
  unwritable: (path, code) =>
    `De client moet gebouwd worden, maar ‘${path}’ is niet beschrijfbaar (${code}). Start npm start één keer als de eigenaar van deze bestanden, of geef deze gebruiker schrijfrechten.`,
  notBuilt: (error) => `De client kon niet gebouwd worden: ${error}`,
};
