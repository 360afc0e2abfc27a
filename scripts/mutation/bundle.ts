/**
 * Bundles the tests of one package with everything they import into one file, in the folder with Stryker's copy of the
 * repository. Usage: bundle.ts PACKAGE
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = process.cwd();
const OUTPUT = join(ROOT, '.mutation');
const STAND_IN = join(ROOT, 'scripts', 'mutation', 'vitest.ts');

/** Takes the packages from this copy, because the links in node_modules lead to the original. */
const workspacePackages: Plugin = {
  name: 'workspace-packages',
  enforce: 'pre',
  resolveId: (source) => {
    const name = /^@leadlight\/([a-z]+)$/u.exec(source)?.[1];
    return name === undefined ? undefined : join(ROOT, 'packages', name, 'src', 'index.ts');
  },
};

const standIn: Plugin = {
  name: 'stand-in-for-vitest',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'vitest' && importer !== STAND_IN ? STAND_IN : undefined),
};

/** Tests find their fixtures beside themselves, not beside the bundle. */
const ownPlace: Plugin = {
  name: 'own-place',
  transform: (code, id) =>
    id.includes('node_modules') || !code.includes('import.meta.dirname')
      ? undefined
      : code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
};

/** Every test file first announces its name. That takes a separate module, because imports run first. */
const writeEntry = (tests: readonly string[]): string => {
  mkdirSync(OUTPUT, { recursive: true });
  const imports = tests.map((file, index) => {
    const marker = `file${index}.ts`;
    const name = JSON.stringify(file);
    writeFileSync(
      join(OUTPUT, marker),
      `import { startFile } from ${JSON.stringify(STAND_IN)};\nstartFile(${name});\n`,
    );
    return `import './${marker}';\nimport ${JSON.stringify(join(ROOT, file))};`;
  });
  const part = (name: string): string => JSON.stringify(join(ROOT, 'scripts', 'mutation', name));
  const entry = join(OUTPUT, 'tests.ts');
  const lines = [
    `import ${part('plan.ts')};`,
    ...imports,
    `import { run } from ${part('run.ts')};`,
    'await run();',
    '',
  ];
  writeFileSync(entry, lines.join('\n'));
  return entry;
};

const bundle = async (packageName: string): Promise<void> => {
  const tests = globSync(`packages/${packageName}/test/**/*.test.ts`, { cwd: ROOT });
  const quick = tests.filter((file) => !/\.(?:slow|property)\.test\.ts$/u.test(file)).toSorted();
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [workspacePackages, standIn, ownPlace],
    resolve: { conditions: ['source', 'module', 'node'] },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: join(OUTPUT, 'out'),
      target: 'node24',
      minify: false,
      rolldownOptions: {
        // The packages declare that their modules have no side effects, but a test file is nothing but side effects.
        treeshake: false,
        input: { tests: writeEntry(quick) },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
};

await bundle(process.argv[2] ?? '');
