import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'De app wordt gebouwd…',
  ready: (address) => `Leadlight draait op ${address} (stoppen: Ctrl-C).`,
  portTaken: (port) => `Poort ${port} is al in gebruik. Kies een andere: PORT=8081 npm start`,
  portForbidden: (port) =>
    `Deze gebruiker mag poort ${port} niet gebruiken. Kies een poort vanaf 1024: PORT=8080 npm start`,
  unknownHost: (host) => `De host ‘${host}’ is onbekend. HOST moet een adres van deze computer zijn, zoals 127.0.0.1.`,
  foreignHost: (host) =>
    `‘${host}’ is geen adres van deze computer. Gebruik alle adressen om op het lokale netwerk te spelen: HOST=0.0.0.0 npm start`,
  notListening: (host, port, code) => `De server kan poort ${port} van ‘${host}’ niet openen (${code}).`,
  onNetwork: 'Anderen op het lokale netwerk kunnen meedoen via:',
  noNetwork: 'Deze computer is niet met een lokaal netwerk verbonden, dus er kan nog niemand anders meedoen.',
  scan: 'Of scan deze code met een telefoon:',
  badNumber: (name, least, most, value) =>
    `${name} moet een getal van ${least} tot en met ${most} zijn, niet ‘${value}’.`,
  badChoice: (name, choices, value) => `Kies voor ${name} uit: ${choices.join(', ')}. ‘${value}’ kan niet.`,
  badPath: (name, value) =>
    `${name} moet een pad zoals /leadlight/ zijn, met letters, cijfers en ‘-’, ‘_’, ‘.’ of ‘~’. ‘${value}’ kan niet.`,
  badHosts: (name, value) =>
    `${name} moet uit hostnamen zonder poort bestaan, gescheiden door komma’s. ‘${value}’ is geen hostnaam.`,
  badProxies: (name, value) =>
    `${name} moet uit adressen of netwerken zoals 10.0.0.0/8 bestaan, gescheiden door komma’s. ‘${value}’ is geen van beide.`,
  unwritable: (path, code) =>
    `De app moet eerst worden gebouwd, maar ‘${path}’ is niet beschrijfbaar (${code}). Voer npm start één keer uit als eigenaar van deze bestanden, of geef deze gebruiker schrijfrechten.`,
  notBuilt: (error) => `De app kon niet worden gebouwd: ${error}`,
  backupUsage: 'Geef het bestand voor de back-up op, bijvoorbeeld: npm run backup -- /media/disk/leadlight.db',
  notBackedUp: (into, code) =>
    `De back-up kan niet naar ‘${into}’ worden geschreven (${code}). Controleer het pad en de toegangsrechten.`,
  backedUp: (file, into) => `De back-up van ‘${file}’ staat in ‘${into}’.`,
  storage: {
    foreign: (file) =>
      `‘${file}’ is geen database van Leadlight. Kies een andere gegevensmap, bijvoorbeeld: DATA=leadlight-data npm start`,
    newer: (file) =>
      `‘${file}’ komt van een nieuwere versie van Leadlight. Werk Leadlight bij of kies een andere gegevensmap met DATA.`,
    readOnly: (file) =>
      `Deze gebruiker kan niet naar ‘${file}’ schrijven. Geef schrijfrechten voor het bestand en de map, of kies een andere gegevensmap met DATA.`,
    unreachable: (file) =>
      `‘${file}’ kan niet worden geopend. Controleer het pad of kies een andere gegevensmap met DATA.`,
    full: (file) => `De schijf is vol: ‘${file}’ kan niet worden opgeslagen. Maak ruimte vrij en start opnieuw.`,
    damaged: (file) => `‘${file}’ is beschadigd. Zet het bestand apart en zet een back-up terug (zie docs/hosting.md).`,
    busy: (file) => `Een ander programma houdt ‘${file}’ vergrendeld. Stop dat programma en start opnieuw.`,
    failed: (file, error) => `‘${file}’ is niet bruikbaar: ${error}`,
  },
};
