/** Copies the database to a file of the host's choice, while the server runs or not: `npm run backup -- FILE`. */
import { join, resolve } from 'node:path';
import { languageOf, textsFor } from '@leadlight/messages';
import { readConfig } from '../base/config.ts';
import { systemError } from '../base/system-error.ts';
import { databaseIn } from '../service.ts';
import { backUp, StorageError } from '../storage/index.ts';
import { aboutFile } from './complaints.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const words = textsFor(languageOf(process.env)).server;

function refuse(complaint: string): never {
  console.error(`leadlight: ${complaint}`);
  process.exit(2);
}

const [, , given] = process.argv;
const into = given === undefined ? refuse(words.backupUsage) : resolve(given);
const { config } = readConfig(process.env, ROOT);
if (config.database !== undefined) refuse(words.backupElsewhere);
const file = databaseIn(config);
try {
  await backUp(file, into);
  console.log(words.backedUp(file, into));
} catch (error) {
  if (!(error instanceof StorageError)) throw error;
  // Only the copy is written, so that the system's own refusals are about the copy.
  const { code } = systemError(error.cause) ?? {};
  if (error.problem === 'full') refuse(aboutFile(error, into, words));
  refuse(code === undefined ? aboutFile(error, file, words) : words.notBackedUp(into, code));
}
