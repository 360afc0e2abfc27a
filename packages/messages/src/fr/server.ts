import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Préparation du client…',
  ready: (address) => `Leadlight est à l’adresse ${address} (Ctrl-C pour arrêter).`,
  portTaken: (port) => `Le port ${port} est pris. Choisissez-en un autre : PORT=8081 npm start`,
  badPort: (value) => `PORT doit être un nombre de 0 à 65535, pas « ${value} ».`,
  unwritable: (path, code) =>
    `Le client doit être construit, mais « ${path} » n’est pas accessible en écriture (${code}). Lancez npm start une fois avec l’utilisateur à qui ces fichiers appartiennent, ou donnez à celui-ci le droit d’écrire.`,
  notBuilt: (error) => `Le client n’a pas pu être construit : ${error}`,
};
