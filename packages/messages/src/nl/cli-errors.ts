import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Probeer: ${command} --help`,
  unknownCommand: (name) => `Onbekende opdracht ‘${name}’.`,
  unknownFlag: (flag) => `Onbekende optie ${flag}.`,
  didYouMean: (name) => `Bedoelde je ‘${name}’?`,
  shellMissing: (shells) => `Geef je shell op: ${shells.join(', ')}.`,
  valueMissing: (flag) => `De optie ${flag} heeft een waarde nodig.`,
  valueUnwanted: (flag) => `Bij de optie ${flag} hoort geen waarde.`,
  notANumber: (flag, value, least, most) =>
    `${flag} moet een geheel getal van ${least} tot en met ${most} zijn, niet ‘${value}’.`,
  notWithin: (flag, value, least, most) =>
    `${flag} moet een getal van ${least} tot en met ${most} zijn, niet ‘${value}’.`,
  notAName: (flag, value, names) => `${flag} kan niet ‘${value}’ zijn. Kies uit: ${names.join(', ')}.`,
  flagMissing: (flag) => `De optie ${flag} ontbreekt.`,
  unexpected: (argument) => `Onverwacht argument ‘${argument}’.`,
  fileMissing: 'Geef het bestand op dat je wilt bekijken, of - voor de standaardinvoer.',
  filesMissing: 'Geef de bestanden op die je wilt controleren, of stuur verslagen naar de standaardinvoer.',
  stdin: 'standaardinvoer',
  stdout: 'standaarduitvoer',
  onlyFor: (flag, game) => `De optie ${flag} werkt alleen bij ${game}.`,
  onlyForLevel: (flag, level) => `De optie ${flag} werkt alleen bij het niveau ‘${level}’.`,
  toolsInSolo:
    'Je kunt het aantal gereedschapskaarten alleen in het spel voor 1 speler kiezen: anders zijn het er altijd 3 (G-06).',
  toolTwice: (tool) => `De gereedschapskaart ‘${tool}’ is twee keer opgegeven.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `Geef bij --with-tools precies ${expected} gereedschapskaart op, niet ${given}.`,
      other: `Geef bij --with-tools precies ${expected} gereedschapskaarten op, niet ${given}.`,
    }),
  tooManyBots: (given, players) =>
    plural(players, {
      one: `Te veel bots: ${given} voor ${players} plek.`,
      other: `Te veel bots: ${given} voor ${players} plekken.`,
    }),
  seatOrSpectator: 'Gebruik --seat of --spectator, niet allebei.',
  unreadable: (file, code) =>
    code === 'ENOENT'
      ? `Het bestand ‘${file}’ bestaat niet.`
      : `Het bestand ‘${file}’ kan niet worden gelezen (${code}).`,
  unwritable: (file, code) => `‘${file}’ kan niet worden geschreven (${code}).`,
  noRecords: (file) => `Er staat geen verslag in ‘${file}’.`,
  notJson: (record, line) => `${record} (vanaf regel ${line}) is geen geldige JSON.`,
  tooLarge: (record, line) => `${record} (vanaf regel ${line}) is te groot of te diep genest voor een spel.`,
  moreUnreadable: (file, count) =>
    plural(count, {
      one: `${file}: nog ${count} deel is onleesbaar.`,
      other: `${file}: nog ${count} delen zijn onleesbaar.`,
    }),
  noSuchRecord: (record, count) =>
    plural(count, {
      one: `Verslag ${record} bestaat niet: het bestand bevat er maar één.`,
      other: `Verslag ${record} bestaat niet: het bestand bevat er ${count}.`,
    }),
  noSuchEvent: (index, last) => `Gebeurtenis ${index} bestaat niet: de laatste gebeurtenis in het verslag is ${last}.`,
  noEvents: 'Het verslag bevat nog geen gebeurtenissen.',
  noSuchSeat: (seat, last) => `Plek ${seat} bestaat niet: plekken worden vanaf 0 geteld, en de laatste is ${last}.`,
  internal: (message) => `Interne fout: ${message} (stel LEADLIGHT_DEBUG=1 in voor details)`,
};
