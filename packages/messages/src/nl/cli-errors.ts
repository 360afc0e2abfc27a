import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Probeer: ${command} --help`,
  unknownCommand: (name) => `De opdracht ‘${name}’ bestaat niet.`,
  unknownFlag: (flag) => `De optie ${flag} bestaat hier niet.`,
  valueMissing: (flag) => `De optie ${flag} heeft een waarde nodig.`,
  valueUnwanted: (flag) => `De optie ${flag} krijgt geen waarde.`,
  notANumber: (flag, value, least, most) =>
    `${flag} moet een geheel getal van ${least} tot en met ${most} zijn, en dat is ‘${value}’ niet.`,
  notWithin: (flag, value, least, most) =>
    `${flag} moet een getal van ${least} tot en met ${most} zijn, en dat is ‘${value}’ niet.`,
  notAName: (flag, value, names) => `${flag} kent ‘${value}’ niet, alleen: ${names.join(', ')}.`,
  flagMissing: (flag) => `De optie ${flag} ontbreekt.`,
  unexpected: (argument) => `‘${argument}’ wordt hier niet verwacht.`,
  fileMissing: 'Noem het bestand dat je wilt zien, of - voor de standaardinvoer.',
  filesMissing: 'Noem de bestanden die je wilt controleren, of stuur verslagen naar de standaardinvoer.',
  stdin: 'standaardinvoer',
  stdout: 'standaarduitvoer',
  onlyFor: (flag, game) => `De optie ${flag} is er alleen voor ${game}.`,
  onlyForLevel: (flag, level) => `De optie ${flag} is er alleen voor het niveau ‘${level}’.`,
  toolsInSolo: 'Een ander aantal gereedschappen kan alleen met één speler: anders zijn het er altijd 3 (G-06).',
  toolTwice: (tool) => `Het gereedschap ‘${tool}’ is twee keer genoemd.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `--with-tools moet precies ${expected} gereedschap noemen, niet ${given}.`,
      other: `--with-tools moet precies ${expected} gereedschappen noemen, niet ${given}.`,
    }),
  tooManyBots: (given, players) => `Er zijn ${given} bots genoemd voor ${players} plaatsen.`,
  seatOrSpectator: 'Kies tussen --seat en --spectator.',
  unreadable: (file, code) =>
    code === 'ENOENT'
      ? `Het bestand ‘${file}’ bestaat niet.`
      : `Het bestand ‘${file}’ kan niet gelezen worden (${code}).`,
  unwritable: (file, code) => `Het bestand ‘${file}’ kan niet geschreven worden (${code}).`,
  noRecords: (file) => `Er staat geen verslag in ‘${file}’.`,
  notJson: (record, line) => `${record} (vanaf regel ${line}) is geen JSON.`,
  tooLarge: (record, line) => `${record} (vanaf regel ${line}) is te groot of te diep genest voor een spel.`,
  moreUnreadable: (file, count) =>
    plural(count, {
      one: `${file}: nog ${count} stuk is onleesbaar.`,
      other: `${file}: nog ${count} stukken zijn onleesbaar.`,
    }),
  noSuchRecord: (record, count) =>
    plural(count, {
      one: `Verslag ${record} bestaat niet: het bestand heeft er maar één.`,
      other: `Verslag ${record} bestaat niet: het bestand heeft er ${count}.`,
    }),
  noSuchEvent: (index, last) => `Gebeurtenis ${index} bestaat niet: het verslag loopt van 0 tot en met ${last}.`,
  noEvents: 'Het verslag heeft nog geen gebeurtenissen.',
  noSuchSeat: (seat, last) => `Plaats ${seat} bestaat niet: het verslag loopt van 0 tot en met ${last}.`,
  internal: (message) => `Dit had niet mogen gebeuren: ${message}`,
};
