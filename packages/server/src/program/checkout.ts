/** Leadlight in a checkout of its repository: the client is rebuilt whenever its sources have changed. */
import { join } from 'node:path';
import { canBuild, prepareClient, upToDate } from '../client/client.ts';
import type { Product } from './product.ts';
import { refuse } from './refuse.ts';

export const CHECKOUT: Product = {
  root: join(import.meta.dirname, '..', '..', '..', '..'),
  data: 'data',
  backupCommand: 'npm run backup --',
  client: (words) =>
    upToDate() ?? (canBuild() ? prepareClient(() => console.log(words.preparing)) : refuse([words.noTools])),
};
