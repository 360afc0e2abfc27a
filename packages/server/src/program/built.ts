/** Leadlight as `npm run build` makes it. Nothing is ever written into its own folder, which may belong to somebody else. */
import { join } from 'node:path';
import type { Environment } from '../base/config.ts';
import type { Product } from './product.ts';

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** Where programs store the data of the current user; in the current folder if this user has no home. */
export function dataFolder({ XDG_DATA_HOME: data, HOME: home }: Environment): string {
  if (isSet(data)) return join(data, 'leadlight');
  return isSet(home) ? join(home, '.local', 'share', 'leadlight') : 'leadlight-data';
}

/** The folder of the whole build has the client beside the folder of this file. */
export const BUILT: Product = {
  root: process.cwd(),
  data: dataFolder(process.env),
  backupCommand: 'node leadlight.mjs backup',
  client: () => join(import.meta.dirname, '..', 'client'),
};
