/** The folder that `npm run build` makes: everything that a machine with Node 24 needs, and nothing that it must write to. */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureClient } from '../../packages/server/src/client/client.ts';
import { ROOT } from '../bootstrap/index.mjs';
import { bundleServer } from './bundle.ts';

/** The files beside the folders of server and client. */
const BESIDE = [join(import.meta.dirname, 'leadlight.mjs'), join(ROOT, 'docs', 'hosting.md'), join(ROOT, 'LICENSE')];

/** Only a folder that such a build could have made is replaced. */
const PARTS = [...BESIDE.map((file) => basename(file)), 'client', 'server'];

/** Whether something else is in the folder, which must not be lost. */
export function isInUse(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return false;
  return !found.isDirectory() || readdirSync(folder).some((name) => !PARTS.includes(name));
}

export async function makeProduct(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of BESIDE) cpSync(file, join(folder, basename(file)));
  cpSync(ensureClient(), join(folder, 'client'), { recursive: true });
  await bundleServer(join(folder, 'server'));
}

/** The size of all files in a folder, in bytes. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
