import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Building the app…',
  ready: (address) => `Leadlight is running at ${address} (press Ctrl-C to stop).`,
  portTaken: (port) => `Port ${port} is already in use. Choose another: PORT=8081 npm start`,
  badPort: (value) => `PORT must be a number from 0 to 65535, not “${value}”.`,
  unwritable: (path, code) =>
    `The app has to be built first, but “${path}” can’t be written (${code}). Run npm start once as the user who owns these files, or give this user write access.`,
  notBuilt: (error) => `The app couldn’t be built: ${error}`,
};
