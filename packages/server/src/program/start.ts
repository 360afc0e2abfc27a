/** Does what the command line asks for: without a command, it runs the server. */
import { languageOf, textsFor } from '@leadlight/messages';
import { backUpTo } from './back-up.ts';
import type { Product } from './product.ts';
import { orEnd, refuse } from './refuse.ts';
import { run } from './run.ts';

async function act(product: Product, [command, ...more]: readonly string[]): Promise<void> {
  const words = textsFor(languageOf(process.env)).server;
  if (command === undefined) await run(product, words);
  else if (command === 'backup') await backUpTo(more[0], product, words);
  else refuse([words.unknownCommand(command, product.backupCommand)]);
}

export const start = (product: Product, command: readonly string[]): Promise<void> =>
  orEnd(() => act(product, command));
