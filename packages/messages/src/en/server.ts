import type { ServerTexts } from '../server.ts';

export const server: ServerTexts = {
  preparing: 'Building the app…',
  ready: (address) => `Leadlight is running at ${address} (press Ctrl-C to stop).`,
  portTaken: (port) => `Port ${port} is already in use. Choose another, for example PORT=8081.`,
  portForbidden: (port) => `This user may not use port ${port}. Choose port 1024 or higher, for example PORT=8080.`,
  unknownHost: (host) => `The host “${host}” is unknown. HOST must be an address of this machine, such as 127.0.0.1.`,
  foreignHost: (host) =>
    `“${host}” isn’t an address of this machine. To play on the local network, listen on all of this machine’s addresses with HOST=0.0.0.0.`,
  notListening: (host, port, code) =>
    `The server can’t listen on “${host}”, port ${port} (${code}). Check HOST and PORT.`,
  onNetwork: 'Others on the local network can join at:',
  noNetwork: 'This machine isn’t connected to a local network, so nobody else can join yet.',
  scan: 'Or scan this code with a phone:',
  badNumber: (name, least, most, value) => `${name} must be a number from ${least} to ${most}, not “${value}”.`,
  badChoice: (name, choices, value) => `${name} must be one of ${choices.join(', ')}, not “${value}”.`,
  badPath: (name, value) =>
    `${name} must be a path such as /leadlight/, made of letters, digits, “-”, “_”, “.” and “~”. It can’t be “${value}”.`,
  badHosts: (name, value) =>
    `${name} must list host names without ports, separated by commas. “${value}” isn’t a host name.`,
  badProxies: (name, value) =>
    `${name} must list addresses or networks such as 10.0.0.0/8, separated by commas. “${value}” is neither.`,
  badAddress: (name, example) => `${name} must be an address such as ${example}.`,
  unwritable: (path, code) =>
    `The app has to be built first, but this user can’t write to “${path}” (${code}). Run npm start once as the user who owns these files, or give the current user write access.`,
  noTools:
    'The app has to be built first, but the development packages are missing. Run npm ci to install them, or run Leadlight from a folder made by npm run build.',
  notBuilt: (error) => `The app couldn’t be built: ${error}`,
  unknownCommand: (given, backupCommand) =>
    `“${given}” isn’t a command. Without a command, Leadlight starts the server; ${backupCommand} FILE makes a backup.`,
  backupUsage: (backupCommand) => `Name the file to back up to, for example: ${backupCommand} /media/disk/leadlight.db`,
  notBackedUp: (into, code) =>
    `The backup can’t be written to “${into}” (${code}). Check the path and its permissions.`,
  backedUp: (file, into) => `Backed up “${file}” to “${into}”.`,
  backupElsewhere: 'Leadlight stores its data in PostgreSQL here. Back it up with pg_dump (see docs/hosting.md).',
  storage: {
    foreign: (file) =>
      `“${file}” isn’t a Leadlight database. Choose another data folder, for example DATA=leadlight-data.`,
    newer: (file) =>
      `“${file}” was written by a newer version of Leadlight. Update Leadlight, or choose another data folder with DATA.`,
    inUse: (file) =>
      `Older Leadlight servers are using “${file}”, and this version can’t run alongside them. Stop them, then start again.`,
    readOnly: (file) =>
      `This user can’t write to “${file}”. Make the file and its folder writable, or choose another data folder with DATA.`,
    unreachable: (file) => `“${file}” can’t be opened. Check the path, or choose another data folder with DATA.`,
    full: (file) => `The disk is full, so nothing can be written to “${file}”. Free up some space, then start again.`,
    damaged: (file) => `“${file}” is damaged. Move it aside and restore a backup (see docs/hosting.md).`,
    busy: (file) => `Another program has locked “${file}”. Stop that program, then start again.`,
    failed: (file, error) => `“${file}” can’t be used: ${error}`,
  },
  database: {
    foreign: (place) =>
      `The database at “${place}” belongs to another program. Create one for Leadlight alone, then name it in DATABASE_URL.`,
    newer: (place) =>
      `The database at “${place}” was written by a newer version of Leadlight. Update Leadlight, or choose another database with DATABASE_URL.`,
    inUse: (place) =>
      `Older Leadlight servers are using the database at “${place}”, and this version can’t run alongside them. Stop them, then start again.`,
    readOnly: (place) =>
      `The user in DATABASE_URL can’t write to the database at “${place}”. Give that user write access, or choose another database.`,
    unreachable: (place, error) =>
      `The database at “${place}” can’t be reached (${error}). Check that PostgreSQL is running and that DATABASE_URL is right.`,
    denied: (place) => `PostgreSQL rejects the user name or password for “${place}”. Check both in DATABASE_URL.`,
    missing: (place) =>
      `The database “${place}” doesn’t exist. Create it with createdb, or name another one in DATABASE_URL.`,
    full: (place) => `The disk that holds the database at “${place}” is full. Free up some space, then start again.`,
    damaged: (place) => `The database at “${place}” is damaged. Restore a backup (see docs/hosting.md).`,
    busy: (place) => `The database at “${place}” is taking too long to respond. Try again later.`,
    failed: (place, error) => `The database at “${place}” can’t be used: ${error}`,
  },
};
