/**
 * The builds of the client. Each has a folder of its own, named after the hash of its sources: a server that is running
 * keeps all files of the build that it serves, and nobody ever finds half of one.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = /^client-[\da-f]+$/;

/** This many builds before the latest stay, for servers that still run. */
const KEPT = 2;

/** The folder for a build that isn't complete; only one process builds at a time. */
export const unfinishedIn = (dist: string): string => join(dist, 'unfinished');

const folderOf = (dist: string, hash: string): string => join(dist, `client-${hash}`);

/** The folder of the complete build of these sources; undefined if there is none. */
export function buildOf(dist: string, hash: string): string | undefined {
  const folder = folderOf(dist, hash);
  return existsSync(folder) ? folder : undefined;
}

/** The latest first. */
function buildsIn(dist: string): readonly string[] {
  const names = existsSync(dist) ? readdirSync(dist).filter((name) => BUILD.test(name)) : [];
  return names
    .map((name) => ({ folder: join(dist, name), made: statSync(join(dist, name)).mtimeMs }))
    .toSorted((one, other) => other.made - one.made)
    .map(({ folder }) => folder);
}

/** The folder of the build that was completed last; undefined if there is none. */
export const latestIn = (dist: string): string | undefined => buildsIn(dist)[0];

/** From now on, the unfinished build is that of these sources. */
export function complete(dist: string, hash: string): void {
  renameSync(unfinishedIn(dist), folderOf(dist, hash));
  for (const old of buildsIn(dist).slice(1 + KEPT)) rmSync(old, { recursive: true });
}
