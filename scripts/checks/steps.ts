/** The steps of `npm test`, in order: quick checks of the source first, the tests last. */
export type Step = {
  readonly name: string;
  /** Commands that must all succeed: each is a program in node_modules/.bin with its arguments. */
  readonly commands: readonly (readonly string[])[];
};

export const STATIC_STEPS: readonly Step[] = [
  { name: 'format', commands: [['prettier', '--check', '--log-level=warn', '.']] },
  { name: 'lint', commands: [['oxlint', '--quiet']] },
  {
    name: 'types',
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'tsconfig.pure.json'],
      ['svelte-check', '--workspace', 'packages/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ],
  },
  {
    name: 'layers',
    commands: [['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'bench', 'e2e', 'scripts']],
  },
  { name: 'unused', commands: [['knip', '--no-progress']] },
];

export const TESTS = 'tests';

export const STEP_NAMES: readonly string[] = [...STATIC_STEPS.map(({ name }) => name), TESTS];
