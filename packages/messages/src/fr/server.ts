import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Préparation de l’application…',
  ready: (address) => `Leadlight est lancé : ${address} (Ctrl-C pour arrêter).`,
  portTaken: (port) => `Le port ${port} est déjà utilisé. Choisissez-en un autre : PORT=8081 npm start`,
  badPort: (value) => `PORT doit être un nombre de 0 à 65535, et non « ${value} ».`,
  unwritable: (path, code) =>
    `L’application doit d’abord être compilée, mais « ${path} » n’est pas accessible en écriture (${code}). Lancez npm start une fois avec le compte propriétaire de ces fichiers, ou donnez à votre compte le droit d’écriture.`,
  notBuilt: (error) => `La compilation de l’application a échoué : ${error}`,
};
