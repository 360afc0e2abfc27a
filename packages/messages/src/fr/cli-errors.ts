import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Essayez : ${command} --help`,
  unknownCommand: (name) => `La commande « ${name} » n’existe pas.`,
  unknownFlag: (flag) => `L’option ${flag} n’existe pas ici.`,
  valueMissing: (flag) => `L’option ${flag} demande une valeur.`,
  valueUnwanted: (flag) => `L’option ${flag} ne prend pas de valeur.`,
  notANumber: (flag, value, least, most) =>
    `${flag} doit être un nombre entier de ${least} à ${most}, ce que « ${value} » n’est pas.`,
  notWithin: (flag, value, least, most) =>
    `${flag} doit être un nombre de ${least} à ${most}, ce que « ${value} » n’est pas.`,
  notAName: (flag, value, names) => `${flag} ne connaît pas « ${value} », seulement : ${names.join(', ')}.`,
  flagMissing: (flag) => `Il manque l’option ${flag}.`,
  unexpected: (argument) => `« ${argument} » n’est pas attendu ici.`,
  fileMissing: 'Indiquez le fichier à montrer, ou - pour l’entrée standard.',
  filesMissing: 'Indiquez les fichiers à vérifier, ou envoyez des parties enregistrées sur l’entrée standard.',
  stdin: 'entrée standard',
  stdout: 'sortie standard',
  onlyFor: (flag, game) => `L’option ${flag} n’existe que pour ${game}.`,
  onlyForLevel: (flag, level) => `L’option ${flag} n’existe que pour le niveau « ${level} ».`,
  toolsInSolo: 'Un autre nombre d’outils n’est possible qu’en solo : sinon il y en a toujours 3 (G-06).',
  toolTwice: (tool) => `L’outil « ${tool} » est cité deux fois.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `--with-tools doit citer exactement ${expected} outil, et non ${given}.`,
      many: `--with-tools doit citer exactement ${expected} outils, et non ${given}.`,
      other: `--with-tools doit citer exactement ${expected} outils, et non ${given}.`,
    }),
  tooManyBots: (given, players) => `${given} robots sont cités pour ${players} places.`,
  seatOrSpectator: 'Choisissez entre --seat et --spectator.',
  unreadable: (file, code) =>
    code === 'ENOENT'
      ? `Le fichier « ${file} » n’existe pas.`
      : `Le fichier « ${file} » ne peut pas être lu (${code}).`,
  unwritable: (file, code) => `Le fichier « ${file} » ne peut pas être écrit (${code}).`,
  noRecords: (file) => `Il n’y a aucune partie enregistrée dans « ${file} ».`,
  notJson: (record, line) => `${record} (à partir de la ligne ${line}) : ce n’est pas du JSON.`,
  tooLarge: (record, line) =>
    `${record} (à partir de la ligne ${line}) : c’est trop grand ou trop imbriqué pour être une partie.`,
  moreUnreadable: (file, count) =>
    plural(count, {
      one: `${file} : ${count} autre passage est illisible.`,
      many: `${file} : ${count} d’autres passages sont illisibles.`,
      other: `${file} : ${count} autres passages sont illisibles.`,
    }),
  noSuchRecord: (record, count) =>
    plural(count, {
      one: `La partie ${record} n’existe pas : le fichier n’en contient qu’une.`,
      many: `La partie ${record} n’existe pas : le fichier en contient ${count}.`,
      other: `La partie ${record} n’existe pas : le fichier en contient ${count}.`,
    }),
  noSuchEvent: (index, last) => `L’événement ${index} n’existe pas : la partie enregistrée va de 0 à ${last}.`,
  noEvents: 'La partie enregistrée ne contient encore aucun événement.',
  noSuchSeat: (seat, last) => `La place ${seat} n’existe pas : la partie enregistrée va de 0 à ${last}.`,
  internal: (message) => `Ceci n’aurait pas dû arriver : ${message}`,
};
