import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The steps of `npm test`, in order: quick checks of the source first, the tests last. */
export type Step = {
  readonly name: string;
  /** Commands that must all succeed: each is a program in node_modules/.bin with its arguments. */
  readonly commands: readonly (readonly string[])[];
};

/** The client, and the parts of it that only a test build has. */
const CLIENTS = [
  'packages/web',
  ...readdirSync(join(import.meta.dirname, '..', '..', 'e2e', 'games')).map((game) => `e2e/games/${game}/web`),
];

const svelteCheck = (folder: string): readonly string[] => [
  'svelte-check',
  '--workspace',
  folder,
  '--tsconfig',
  './tsconfig.json',
  '--fail-on-warnings',
];

export const STATIC_STEPS: readonly Step[] = [
  { name: 'format', commands: [['prettier', '--check', '--log-level=warn', '.']] },
  {
    name: 'lint',
    commands: [
      ['oxlint', '--quiet'],
      ['node', 'scripts/lint/game-names.mjs'],
    ],
  },
  {
    name: 'types',
    commands: [
      // Writes the declarations that the others read.
      ['tsc', '-p', 'tsconfig.hot.json'],
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'tsconfig.pure.json'],
      ['tsc', '-p', 'tsconfig.node.json'],
      ['tsc', '-p', 'packages/web/test'],
      ...CLIENTS.map(svelteCheck),
    ],
  },
  {
    name: 'layers',
    commands: [['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'bench', 'e2e', 'scripts']],
  },
  // The configurations of folders lead to declarations, where nothing is used.
  { name: 'unused', commands: [['knip', '--no-progress', '--tsConfig', 'tsconfig.json']] },
];

export const TESTS = 'tests';

export const STEP_NAMES: readonly string[] = [...STATIC_STEPS.map(({ name }) => name), TESTS];
