import type { CliErrors } from '../cli-errors.ts';
import { plural } from './grammar.ts';

export const errors: CliErrors = {
  seeHelp: (command) => `Essayez : ${command} --help`,
  unknownCommand: (name) => `Commande inconnue : « ${name} ».`,
  unknownFlag: (flag) => `Option inconnue : ${flag}.`,
  didYouMean: (name) => `Vouliez-vous dire « ${name} » ?`,
  shellMissing: (shells) => `Indiquez votre shell : ${shells.join(', ')}.`,
  valueMissing: (flag) => `L’option ${flag} attend une valeur.`,
  valueUnwanted: (flag) => `L’option ${flag} ne prend pas de valeur.`,
  notANumber: (flag, value, least, most) =>
    `${flag} doit être un nombre entier de ${least} à ${most}, et non « ${value} ».`,
  notWithin: (flag, value, least, most) => `${flag} doit être un nombre de ${least} à ${most}, et non « ${value} ».`,
  notAName: (flag, value, names) => `${flag} n’accepte pas « ${value} ». Valeurs possibles : ${names.join(', ')}.`,
  flagMissing: (flag) => `Il manque l’option ${flag}.`,
  unexpected: (argument) => `Argument inattendu : « ${argument} ».`,
  fileMissing: 'Indiquez le fichier à afficher, ou - pour l’entrée standard.',
  filesMissing: 'Indiquez les fichiers à vérifier, ou envoyez des parties enregistrées sur l’entrée standard.',
  stdin: 'entrée standard',
  stdout: 'sortie standard',
  onlyFor: (flag, game) => `L’option ${flag} est réservée à ${game}.`,
  onlyForLevel: (flag, level) => `L’option ${flag} est réservée au niveau « ${level} ».`,
  toolsInSolo: 'Le nombre d’outils ne se choisit qu’en solo. À plusieurs, il est toujours de 3 (G-06).',
  toolTwice: (tool) => `L’outil « ${tool} » est indiqué deux fois.`,
  toolCount: (given, expected) =>
    plural(expected, {
      one: `--with-tools doit indiquer exactement ${expected} outil, et non ${given}.`,
      many: `--with-tools doit indiquer exactement ${expected} d’outils, et non ${given}.`,
      other: `--with-tools doit indiquer exactement ${expected} outils, et non ${given}.`,
    }),
  tooManyBots: (given, players) =>
    plural(players, {
      one: `Trop de robots : ${given} pour ${players} place.`,
      many: `Trop de robots : ${given} pour ${players} places.`,
      other: `Trop de robots : ${given} pour ${players} places.`,
    }),
  seatOrSpectator: 'Utilisez --seat ou --spectator, mais pas les deux.',
  unreadable: (file, code) =>
    code === 'ENOENT' ? `Le fichier « ${file} » n’existe pas.` : `Impossible de lire « ${file} » (${code}).`,
  unwritable: (file, code) => `Impossible d’écrire dans « ${file} » (${code}).`,
  noRecords: (file) => `Il n’y a aucune partie enregistrée dans « ${file} ».`,
  notJson: (record, line) => `${record} (à partir de la ligne ${line}) : ce n’est pas du JSON valide.`,
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
  noSuchEvent: (index, last) => `L’événement ${index} n’existe pas : le dernier de la partie est le ${last}.`,
  noEvents: 'La partie ne contient encore aucun événement.',
  noSuchSeat: (seat, last) => `La place ${seat} n’existe pas : les places vont de 0 à ${last}.`,
  internal: (message) => `Erreur interne : ${message} (LEADLIGHT_DEBUG=1 affiche les détails)`,
};
