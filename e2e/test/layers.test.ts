import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STATIC_STEPS } from '../../scripts/checks/steps.ts';
import { PROGRAMS, ROOT } from '../src/root.ts';

const FOLDERS = ['packages', 'bench', 'e2e', 'scripts'];
const CONFIGURATIONS = readdirSync(ROOT).filter((name) =>
  /^tsconfig.*\.json$|^\.dependency-cruiser|^vitest\.config/u.test(name),
);

let copy = '';

/** The entry points of planted imports; no other files are checked. */
const ENTRIES = ['src/index.ts', 'src/game.ts', 'src/app.ts'];

/** The workspace without its contents: each package by its name, with empty modules. */
function copyPackages(): void {
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    mkdirSync(join(copy, 'packages', name, 'src'), { recursive: true });
    for (const file of readdirSync(join(ROOT, 'packages', name)).filter((each) => each.endsWith('.json'))) {
      cpSync(join(ROOT, 'packages', name, file), join(copy, 'packages', name, file));
    }
    for (const file of ENTRIES) writeFileSync(join(copy, 'packages', name, file), 'export {};\n');
  }
}

/** Links the copy's own packages by their names; everything else as installed. */
const linkModules = (): void => {
  const installed = join(ROOT, 'node_modules');
  const linked = join(copy, 'node_modules');
  mkdirSync(join(linked, '@leadlight'), { recursive: true });
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(linked, '@leadlight', name));
  }
  for (const name of readdirSync(installed).filter((module) => module !== '@leadlight')) {
    symlinkSync(join(installed, name), join(linked, name));
  }
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'leadlight-layers-'));
  for (const name of FOLDERS) mkdirSync(join(copy, name));
  for (const name of ['package.json', ...CONFIGURATIONS]) cpSync(join(ROOT, name), join(copy, name));
  copyPackages();
  linkModules();
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** The layer check exactly as `npm test` runs it, in the copy. */
const checkLayers = () => {
  const [program = '', ...args] = STATIC_STEPS.find(({ name }) => name === 'layers')?.commands[0] ?? [];
  const { status, stdout, stderr } = spawnSync(join(PROGRAMS, program), args, { cwd: copy, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};

const PLANTED = [
  { path: 'packages/sintra/src', code: `import '@leadlight/bots';`, rule: 'sintra-knows-only-core' },
  { path: 'packages/core/src', code: `import type {} from '@leadlight/sintra';`, rule: 'core-knows-only-itself' },
  { path: 'packages/sagrada/src', code: `import 'node:fs';`, rule: 'pure-packages-know-no-node' },
  { path: 'packages/bots/src', code: `import 'vitest';`, rule: 'bots-takes-little-from-the-registry' },
  { path: 'packages/messages/src', code: `import '@leadlight/core';`, rule: 'messages-takes-only-types' },
  { path: 'packages/cli/src', code: `import '../../core/src/game.ts';`, rule: 'no-deep-imports' },
  { path: 'packages/core/test', code: `import './planted.ts';`, rule: 'no-cycles' },
  {
    path: 'packages/web/src',
    file: 'Planted.svelte',
    code: `<script lang="ts">import '../../server/src/app.ts';</script>`,
    rule: 'web-knows-only-core-sintra-sagrada-protocol-table-bots-messages',
  },
];

/** `npm test` itself checks that the real workspace has no violation. */
describe('the layer check', () => {
  test('finds every planted forbidden import, and nothing else', () => {
    for (const { path, file = 'planted.ts', code } of PLANTED) {
      mkdirSync(join(copy, path), { recursive: true });
      writeFileSync(join(copy, path, file), `${code}\n`);
    }
    const { status, output } = checkLayers();
    expect(status).not.toBe(0);
    expect(Number(/(\d+) modules/u.exec(output)?.[1])).toBeGreaterThan(ENTRIES.length * PLANTED.length);
    const others = output
      .split('\n')
      .filter((line) => /\berror /u.test(line) && !/planted\.(?:ts|svelte)/iu.test(line));
    expect(others).toEqual([]);
    for (const { path, file = 'planted.ts', rule } of PLANTED) {
      expect(output).toContain(`error ${rule}: ${path}/${file}`);
    }
  });
});
