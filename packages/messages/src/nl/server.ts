import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'De app wordt gebouwd…',
  ready: (address) => `Leadlight draait op ${address} (stoppen: Ctrl-C).`,
  portTaken: (port) => `Poort ${port} is al in gebruik. Kies een andere, bijvoorbeeld PORT=8081.`,
  portForbidden: (port) =>
    `Deze gebruiker mag poort ${port} niet gebruiken. Kies een poort vanaf 1024, bijvoorbeeld PORT=8080.`,
  unknownHost: (host) => `De host ‘${host}’ is onbekend. HOST moet een adres van deze computer zijn, zoals 127.0.0.1.`,
  foreignHost: (host) =>
    `‘${host}’ is geen adres van deze computer. Wil je op het lokale netwerk spelen, gebruik dan HOST=0.0.0.0: zo luistert de server op alle adressen.`,
  notListening: (host, port, code) =>
    `De server kan poort ${port} op ‘${host}’ niet openen (${code}). Controleer HOST en PORT.`,
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
  badAddress: (name, example) => `${name} moet een adres zijn zoals ${example}.`,
  unwritable: (path, code) =>
    `De app moet eerst worden gebouwd, maar ‘${path}’ is niet beschrijfbaar (${code}). Voer npm start één keer uit als eigenaar van deze bestanden, of geef deze gebruiker schrijfrechten.`,
  noTools:
    'De app moet eerst worden gebouwd, maar de ontwikkelpakketten ontbreken. Installeer ze met npm ci, of start Leadlight vanuit een map die npm run build heeft gemaakt.',
  notBuilt: (error) => `De app kon niet worden gebouwd: ${error}`,
  unknownCommand: (given, backupCommand) =>
    `‘${given}’ is geen opdracht. Zonder opdracht start Leadlight de server; ${backupCommand} BESTAND maakt een back-up.`,
  backupUsage: (backupCommand) =>
    `Geef het bestand voor de back-up op, bijvoorbeeld: ${backupCommand} /media/disk/leadlight.db`,
  notBackedUp: (into, code) =>
    `De back-up kan niet naar ‘${into}’ worden geschreven (${code}). Controleer het pad en de toegangsrechten.`,
  backedUp: (file, into) => `De back-up van ‘${file}’ staat in ‘${into}’.`,
  backupElsewhere:
    'Leadlight slaat de gegevens hier op in PostgreSQL. Maak de back-up met pg_dump (zie docs/hosting.md).',
  storage: {
    foreign: (file) =>
      `‘${file}’ is geen database van Leadlight. Kies een andere gegevensmap, bijvoorbeeld DATA=leadlight-data.`,
    newer: (file) =>
      `‘${file}’ komt van een nieuwere versie van Leadlight. Werk Leadlight bij of kies een andere gegevensmap met DATA.`,
    inUse: (file) =>
      `Oudere Leadlight-servers gebruiken ‘${file}’ en deze versie kan er niet naast draaien. Stop die servers en start Leadlight opnieuw.`,
    readOnly: (file) =>
      `Deze gebruiker kan niet naar ‘${file}’ schrijven. Geef schrijfrechten voor het bestand en de map, of kies een andere gegevensmap met DATA.`,
    unreachable: (file) =>
      `‘${file}’ kan niet worden geopend. Controleer het pad of kies een andere gegevensmap met DATA.`,
    full: (file) =>
      `De schijf is vol: er kan niet naar ‘${file}’ worden geschreven. Maak ruimte vrij en start Leadlight opnieuw.`,
    damaged: (file) => `‘${file}’ is beschadigd. Zet het bestand apart en zet een back-up terug (zie docs/hosting.md).`,
    busy: (file) => `Een ander programma houdt ‘${file}’ vergrendeld. Stop dat programma en start Leadlight opnieuw.`,
    failed: (file, error) => `‘${file}’ is niet bruikbaar: ${error}`,
  },
  database: {
    foreign: (place) =>
      `De database ‘${place}’ hoort bij een ander programma. Maak een aparte database voor Leadlight aan en zet het adres ervan in DATABASE_URL.`,
    newer: (place) =>
      `De database ‘${place}’ komt van een nieuwere versie van Leadlight. Werk Leadlight bij of kies een andere database met DATABASE_URL.`,
    inUse: (place) =>
      `Oudere Leadlight-servers gebruiken de database ‘${place}’ en deze versie kan er niet naast draaien. Stop die servers en start Leadlight opnieuw.`,
    readOnly: (place) =>
      `De gebruiker in DATABASE_URL kan niet naar de database ‘${place}’ schrijven. Geef die gebruiker schrijfrechten of kies een andere database.`,
    unreachable: (place, error) =>
      `De database ‘${place}’ is niet bereikbaar (${error}). Controleer of PostgreSQL draait en of DATABASE_URL klopt.`,
    denied: (place) =>
      `PostgreSQL weigert de gebruiker of het wachtwoord voor ‘${place}’. Controleer beide in DATABASE_URL.`,
    missing: (place) =>
      `De database ‘${place}’ bestaat niet. Maak die aan met createdb of kies een andere met DATABASE_URL.`,
    full: (place) => `De schijf van de database ‘${place}’ is vol. Maak ruimte vrij en start Leadlight opnieuw.`,
    damaged: (place) => `De database ‘${place}’ is beschadigd. Zet een back-up terug (zie docs/hosting.md).`,
    busy: (place) => `De database ‘${place}’ doet er te lang over om te antwoorden. Probeer het later opnieuw.`,
    failed: (place, error) => `De database ‘${place}’ is niet bruikbaar: ${error}`,
  },
};
