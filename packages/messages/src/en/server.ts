import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Preparing the client…',
  ready: (address) => `Leadlight is at ${address} (Ctrl-C ends it).`,
  portTaken: (port) => `Port ${port} is taken. Choose another one: PORT=8081 npm start`,
  badPort: (value) => `PORT must be a number from 0 to 65535, not “${value}”.`,
  unwritable: (path, code) =>
    `The client has to be built, but “${path}” cannot be written (${code}). Run npm start once as the user that owns these files, or give this user write access.`,
  notBuilt: (error) => `The client could not be built: ${error}`,
};
