/**
 * Mutation tests of the rules packages, with Stryker. Usage: npm run mutate [-- sintra|sagrada] [Stryker's options]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, score, type MutationReport, type Score } from './score.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PACKAGES = ['sintra', 'sagrada'] as const;
/** Enough random games to reach every rule, but few enough to be quick. LEADLIGHT_GAMES overrides it. */
const GAMES = '4';

/** The packages named by an argument or by a path in one; without any, all packages. */
const chosen = (args: readonly string[]): readonly string[] => {
  const named = PACKAGES.filter((name) => args.some((arg) => arg === name || arg.includes(`packages/${name}/`)));
  return named.length > 0 ? named : PACKAGES;
};

const mutate = (name: string, options: readonly string[]): Score => {
  const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const env = { LEADLIGHT_GAMES: GAMES, ...process.env, LEADLIGHT_PACKAGE: name };
  spawnSync(process.execPath, [stryker, 'run', ...options], { cwd: ROOT, env, stdio: 'inherit' });
  const report = readFileSync(join(ROOT, 'reports', 'mutation', `${name}.json`), 'utf8');
  return score(JSON.parse(report) as MutationReport);
};

const args = process.argv.slice(2);
const options = args.filter((arg) => !PACKAGES.some((name) => name === arg));
const lines = chosen(args).map((name) => `${name}: ${format(mutate(name, options))}`);
console.log(`\n${lines.join('\n')}`);
