/**
 * The builds of the client. Each has a folder of its own, beside the others: a server that is running keeps all files of
 * the build that it serves, and nobody ever finds half of one.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** Names the folder of the latest build; its date is the start of that build. */
const pointerIn = (dist: string): string => join(dist, 'latest');

const BUILD = /^client-\d+$/;

/** This many builds before the latest stay, for servers that still run. */
const KEPT = 2;

/** The folder of the latest build; undefined if there is none. */
export function latestIn(dist: string): { readonly folder: string; readonly begun: number } | undefined {
  const pointer = pointerIn(dist);
  if (!existsSync(pointer)) return undefined;
  const folder = join(dist, readFileSync(pointer, 'utf8'));
  return existsSync(folder) ? { folder, begun: statSync(pointer).mtimeMs } : undefined;
}

/** The folder for a build that begins now. */
export const newBuildIn = (dist: string, begun: Date): string => join(dist, `client-${begun.getTime()}`);

/** From now on, this complete build is the latest. */
export function makeLatest(dist: string, folder: string, begun: Date): void {
  const next = `${pointerIn(dist)}.next`;
  writeFileSync(next, basename(folder));
  // Files changed during the build count as newer than the build.
  utimesSync(next, begun, begun);
  renameSync(next, pointerIn(dist));
  const builds = readdirSync(dist).filter((name) => BUILD.test(name));
  for (const name of builds.toSorted().slice(0, -1 - KEPT)) rmSync(join(dist, name), { recursive: true });
}
