/** The folders of the games, by the name that each has in the registry. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface GameFolder {
  readonly name: string;
  readonly folder: string;
}

const FOLDER = join(import.meta.dirname, '..', 'src', 'games');

export const GAMES: readonly GameFolder[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, folder: join(FOLDER, name) }));
