import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Compilation de l’application…',
  ready: (address) => `Leadlight est lancé : ${address} (Ctrl-C pour arrêter).`,
  portTaken: (port) => `Le port ${port} est déjà utilisé. Choisissez-en un autre, par exemple PORT=8081.`,
  portForbidden: (port) =>
    `Ce compte n’a pas le droit d’utiliser le port ${port}. Choisissez un port égal ou supérieur à 1024, par exemple PORT=8080.`,
  unknownHost: (host) =>
    `L’hôte « ${host} » est inconnu. HOST doit être une adresse de cette machine, par exemple 127.0.0.1.`,
  foreignHost: (host) =>
    `« ${host} » n’est pas une adresse de cette machine. Pour jouer sur le réseau local, indiquez HOST=0.0.0.0 : le serveur écoutera sur toutes les adresses de la machine.`,
  notListening: (host, port, code) =>
    `Impossible d’ouvrir le port ${port} de « ${host} » (${code}). Vérifiez HOST et PORT.`,
  onNetwork: 'Sur le réseau local, les autres peuvent vous rejoindre ici :',
  noNetwork:
    'Cette machine n’est reliée à aucun réseau local : personne d’autre ne peut vous rejoindre pour l’instant.',
  scan: 'Ou scannez ce code avec un téléphone :',
  badNumber: (name, least, most, value) => `${name} doit être un nombre de ${least} à ${most}, et non « ${value} ».`,
  badChoice: (name, choices, value) =>
    `Valeurs possibles pour ${name} : ${choices.join(', ')}. « ${value} » n’en fait pas partie.`,
  badPath: (name, value) =>
    `${name} doit être un chemin comme /leadlight/, composé de lettres non accentuées, de chiffres et de « - », « _ », « . » ou « ~ ». « ${value} » ne convient pas.`,
  badHosts: (name, value) =>
    `${name} doit contenir des noms d’hôte sans port, séparés par des virgules. « ${value} » n’en est pas un.`,
  badProxies: (name, value) =>
    `${name} doit contenir des adresses ou des réseaux comme 10.0.0.0/8, séparés par des virgules. « ${value} » n’est ni une adresse ni un réseau.`,
  badAddress: (name, example) => `${name} doit être une adresse comme ${example}.`,
  unwritable: (path, code) =>
    `L’application doit d’abord être compilée, mais « ${path} » n’est pas accessible en écriture (${code}). Lancez npm start une fois avec le compte propriétaire de ces fichiers, ou donnez à votre compte le droit d’écriture.`,
  noTools:
    'L’application doit d’abord être compilée, mais les paquets de développement manquent. Installez-les avec npm ci, ou lancez Leadlight depuis un dossier créé par npm run build.',
  notBuilt: (error) => `La compilation de l’application a échoué : ${error}`,
  unknownCommand: (given, backupCommand) =>
    `« ${given} » n’est pas une commande. Sans commande, Leadlight lance le serveur ; ${backupCommand} FICHIER crée une sauvegarde.`,
  backupUsage: (backupCommand) =>
    `Indiquez le fichier où enregistrer la sauvegarde, par exemple : ${backupCommand} /media/disk/leadlight.db`,
  notBackedUp: (into, code) =>
    `Impossible d’écrire la sauvegarde dans « ${into} » (${code}). Vérifiez le chemin et les droits d’accès.`,
  backedUp: (file, into) => `« ${file} » a été sauvegardé dans « ${into} ».`,
  backupElsewhere:
    'Leadlight enregistre ici ses données dans PostgreSQL. Sauvegardez-les avec pg_dump (voir docs/hosting.md).',
  storage: {
    foreign: (file) =>
      `« ${file} » n’est pas une base de données Leadlight. Choisissez un autre dossier de données, par exemple DATA=leadlight-data.`,
    newer: (file) =>
      `« ${file} » provient d’une version plus récente de Leadlight. Mettez Leadlight à jour, ou choisissez un autre dossier de données avec DATA.`,
    inUse: (file) =>
      `Des serveurs Leadlight plus anciens utilisent « ${file} », et cette version ne peut pas fonctionner en même temps qu’eux. Arrêtez-les, puis relancez Leadlight.`,
    readOnly: (file) =>
      `Ce compte ne peut pas écrire dans « ${file} ». Autorisez l’écriture dans le fichier et dans son dossier, ou choisissez un autre dossier de données avec DATA.`,
    unreachable: (file) =>
      `Impossible d’ouvrir « ${file} ». Vérifiez le chemin, ou choisissez un autre dossier de données avec DATA.`,
    full: (file) =>
      `Le disque est plein : impossible d’écrire dans « ${file} ». Libérez de l’espace, puis relancez Leadlight.`,
    damaged: (file) =>
      `« ${file} » est endommagé. Mettez-le de côté et restaurez une sauvegarde (voir docs/hosting.md).`,
    busy: (file) => `Un autre programme verrouille « ${file} ». Arrêtez ce programme, puis relancez Leadlight.`,
    failed: (file, error) => `« ${file} » est inutilisable : ${error}`,
  },
  database: {
    foreign: (place) =>
      `La base de données « ${place} » appartient à un autre programme. Créez-en une réservée à Leadlight, et indiquez-la dans DATABASE_URL.`,
    newer: (place) =>
      `La base de données « ${place} » provient d’une version plus récente de Leadlight. Mettez Leadlight à jour, ou choisissez une autre base avec DATABASE_URL.`,
    inUse: (place) =>
      `Des serveurs Leadlight plus anciens utilisent la base de données « ${place} », et cette version ne peut pas fonctionner en même temps qu’eux. Arrêtez-les, puis relancez Leadlight.`,
    readOnly: (place) =>
      `L’utilisateur de DATABASE_URL ne peut pas écrire dans la base de données « ${place} ». Donnez-lui le droit d’écriture, ou choisissez une autre base.`,
    unreachable: (place, error) =>
      `La base de données « ${place} » ne répond pas (${error}). Vérifiez que PostgreSQL est lancé et que DATABASE_URL est correct.`,
    denied: (place) =>
      `PostgreSQL refuse l’utilisateur ou le mot de passe pour « ${place} ». Vérifiez-les dans DATABASE_URL.`,
    missing: (place) =>
      `La base de données « ${place} » n’existe pas. Créez-la avec createdb, ou indiquez-en une autre dans DATABASE_URL.`,
    full: (place) =>
      `Le disque de la base de données « ${place} » est plein. Libérez de l’espace, puis relancez Leadlight.`,
    damaged: (place) =>
      `La base de données « ${place} » est endommagée. Restaurez une sauvegarde (voir docs/hosting.md).`,
    busy: (place) => `La base de données « ${place} » met trop de temps à répondre. Réessayez plus tard.`,
    failed: (place, error) => `La base de données « ${place} » est inutilisable : ${error}`,
  },
};
