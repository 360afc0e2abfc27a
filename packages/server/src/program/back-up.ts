/** Copies the database to a file of the host's choice, while the server runs or not. */
import { resolve } from 'node:path';
import type { ServerTexts } from '@leadlight/messages';
import { readConfig, type Environment } from '../base/config.ts';
import { systemError } from '../base/system-error.ts';
import { databaseIn } from '../service.ts';
import { backUp, StorageError } from '../storage/index.ts';
import { aboutFile } from './complaints.ts';
import type { Product } from './product.ts';
import { refuse } from './refuse.ts';

export async function backUpTo(
  given: string | undefined,
  product: Product,
  words: ServerTexts,
  environment: Environment = process.env,
): Promise<void> {
  const into = given === undefined ? refuse([words.backupUsage(product.backupCommand)]) : resolve(given);
  const { config } = readConfig(environment, product.root, product.data);
  if (config.database !== undefined) refuse([words.backupElsewhere]);
  const file = databaseIn(config);
  try {
    await backUp(file, into);
    console.log(words.backedUp(file, into));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    refuse([complaintOf(error, file, into, words)]);
  }
}

/** Only the copy is written, so that the system's own refusals are about the copy. */
function complaintOf(error: StorageError, file: string, into: string, words: ServerTexts): string {
  const { code } = systemError(error.cause) ?? {};
  if (error.problem === 'full') return aboutFile(error, into, words);
  return code === undefined ? aboutFile(error, file, words) : words.notBackedUp(into, code);
}
