/** Builds the client in the given folder, unless another process has built it in the meantime. */
import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, textsFor } from '@leadlight/messages';
import { build } from 'vite';
import { buildOf, complete, unfinishedIn } from './builds.ts';
import { currentHash } from './client.ts';
import { compressFolder } from './compress.ts';
import { alone } from './lock.ts';
import { systemError } from '../base/system-error.ts';

const [, , web = '.'] = process.argv;
const dist = join(web, 'dist');
const words = textsFor(languageOf(process.env)).server;

async function buildClient(): Promise<void> {
  // Before the build: it may be of sources that change meanwhile, but never of newer ones than it claims.
  const hash = currentHash();
  if (buildOf(dist, hash) !== undefined) return;
  // Otherwise the first error would come after the whole build.
  if (existsSync(dist)) accessSync(dist, constants.W_OK);
  const folder = unfinishedIn(dist);
  rmSync(folder, { recursive: true, force: true });
  await build({ root: web, logLevel: 'error', build: { outDir: folder } });
  compressFolder(folder);
  complete(dist, hash);
}

/** An error that the user can fix takes one line; an error in the sources is reported in full. */
function complaintOf(error: unknown): string {
  const refused = systemError(error);
  if (refused !== undefined) return words.unwritable(refused.path, refused.code);
  return words.notBuilt(error instanceof Error ? error.message : String(error));
}

try {
  await alone(join(web, '.build-lock'), buildClient);
} catch (error) {
  console.error(`leadlight: ${complaintOf(error)}`);
  process.exitCode = 1;
}
