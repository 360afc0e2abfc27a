/** The file that the fitted weights stand in. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Weights } from '../../packages/bots/src/sintra/weights.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FILE = join(ROOT, 'packages', 'bots', 'src', 'sintra', 'weights.ts');

const HEAD = `/** Made by \`npm run fit\`; not to be edited. */

/** The weights of all features (terms.ts) for the start of each round and the end of the last, in hundredths of a point. */
export type Weights = readonly (readonly number[])[];

/** By number of players and side of the palace. */
export const WEIGHTS: Readonly<Record<string, Weights>> = `;

export function writeWeights(weights: Readonly<Record<string, Weights>>): void {
  writeFileSync(FILE, `${HEAD}${JSON.stringify(weights)};\n`);
  spawnSync(process.execPath, [join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs'), '--write', FILE]);
}
