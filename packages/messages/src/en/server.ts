import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Building the app…',
  ready: (address) => `Leadlight is running at ${address} (press Ctrl-C to stop).`,
  portTaken: (port) => `Port ${port} is already in use. Choose another: PORT=8081 npm start`,
  portForbidden: (port) => `This user may not use port ${port}. Choose one from 1024 up: PORT=8080 npm start`,
  unknownHost: (host) => `The host “${host}” is unknown. HOST must be an address of this machine, such as 127.0.0.1.`,
  foreignHost: (host) =>
    `“${host}” isn’t an address of this machine. To play on the local network, use all of them: HOST=0.0.0.0 npm start`,
  notListening: (host, port, code) => `The server can’t listen at “${host}”, port ${port} (${code}).`,
  onNetwork: 'Others on the local network can join at:',
  noNetwork: 'This machine isn’t connected to a local network, so nobody else can join yet.',
  scan: 'Or scan this code with a phone:',
  badNumber: (name, least, most, value) => `${name} must be a number from ${least} to ${most}, not “${value}”.`,
  badChoice: (name, choices, value) => `${name} must be one of: ${choices.join(', ')}. It can’t be “${value}”.`,
  badPath: (name, value) =>
    `${name} must be a path such as /leadlight/, made of letters, digits and “-”, “_”, “.” or “~”. It can’t be “${value}”.`,
  badHosts: (name, value) =>
    `${name} must list host names without ports, separated by commas. “${value}” isn’t a host name.`,
  badProxies: (name, value) =>
    `${name} must list addresses or networks such as 10.0.0.0/8, separated by commas. “${value}” is neither.`,
  badAddress: (name, example) => `${name} must be an address such as ${example}.`,
  unwritable: (path, code) =>
    `The app has to be built first, but “${path}” can’t be written (${code}). Run npm start once as the user who owns these files, or give the current user write access.`,
  notBuilt: (error) => `The app couldn’t be built: ${error}`,
  backupUsage: 'Give the file for the backup. For example: npm run backup -- /media/disk/leadlight.db',
  notBackedUp: (into, code) =>
    `The backup can’t be written to “${into}” (${code}). Check the path and the access rights.`,
  backedUp: (file, into) => `Backed up “${file}” to “${into}”.`,
  backupElsewhere: 'Leadlight stores its data in PostgreSQL here. Back it up with pg_dump (see docs/hosting.md).',
  storage: {
    foreign: (file) =>
      `“${file}” isn’t a Leadlight database. Choose another data folder, for example: DATA=leadlight-data npm start`,
    newer: (file) =>
      `A newer version of Leadlight has written “${file}”. Update Leadlight, or choose another data folder with DATA.`,
    readOnly: (file) =>
      `This user can’t write to “${file}”. Allow writing to the file and its folder, or choose another data folder with DATA.`,
    unreachable: (file) => `“${file}” can’t be opened. Check the path, or choose another data folder with DATA.`,
    full: (file) => `The disk is full, so “${file}” can’t be written. Free some space, then start again.`,
    damaged: (file) => `“${file}” is damaged. Move it away and restore a backup (see docs/hosting.md).`,
    busy: (file) => `Another program keeps “${file}” locked. Stop that program, then start again.`,
    failed: (file, error) => `“${file}” can’t be used: ${error}`,
  },
  database: {
    foreign: (place) =>
      `The database at “${place}” belongs to another program. Create one for Leadlight alone, and name it in DATABASE_URL.`,
    newer: (place) =>
      `A newer version of Leadlight has written the database at “${place}”. Update Leadlight, or choose another database with DATABASE_URL.`,
    readOnly: (place) =>
      `The user in DATABASE_URL can’t write to the database at “${place}”. Give that user write access, or choose another database.`,
    unreachable: (place, error) =>
      `The database at “${place}” doesn’t answer (${error}). Check that PostgreSQL is running and that DATABASE_URL is right.`,
    denied: (place) => `PostgreSQL refuses the user or the password for “${place}”. Check both in DATABASE_URL.`,
    missing: (place) =>
      `The database “${place}” doesn’t exist. Create it with createdb, or name another one in DATABASE_URL.`,
    full: (place) => `The disk of the database at “${place}” is full. Free some space, then start again.`,
    damaged: (place) => `The database at “${place}” is damaged. Restore a backup (see docs/hosting.md).`,
    busy: (place) => `The database at “${place}” takes too long to answer. Try again later.`,
    failed: (place, error) => `The database at “${place}” can’t be used: ${error}`,
  },
};
