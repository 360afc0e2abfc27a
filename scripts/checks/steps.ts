/** The steps of `npm test`: checks of the source, and the tests. */
export type Step = {
  readonly name: string;
  /** Commands that must all succeed: each is a program in node_modules/.bin with its arguments. */
  readonly commands: readonly (readonly string[])[];
};

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
      ['svelte-check', '--workspace', '.', '--tsconfig', './tsconfig.svelte.json', '--fail-on-warnings'],
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
