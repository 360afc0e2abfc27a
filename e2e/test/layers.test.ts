import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FLOORS, TEST_GAME } from '../../.dependency-cruiser.mjs';
import { STATIC_STEPS } from '../../scripts/checks/steps.ts';
import { PROGRAMS, ROOT } from '../src/root.ts';

const FOLDERS = ['packages', 'bench', 'e2e', 'scripts'];
const CONFIGURATIONS = readdirSync(ROOT).filter((name) =>
  /^tsconfig.*\.json$|^\.dependency-cruiser|^vitest\.config/u.test(name),
);

let copy = '';

/** The entry points of planted imports; no other files are checked. */
const ENTRIES = ['src/index.ts', 'src/game.ts', 'src/main.ts'];

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

type Plant = { readonly path: string; readonly file?: string; readonly code: string; readonly rule?: string };
type Floors = readonly (readonly string[])[];

const isFolder = (room: string): boolean => !room.endsWith('.ts');

/** A file in the room, relative to `src`: one of its own, or a planted one. */
function fileIn(room: string): string {
  if (isFolder(room)) return join(room.replace('*', 'some'), 'planted.ts');
  return room.replace('*', 'room-planted').replace(/\{([^,]*).*\}/u, '$1');
}

const plant = (name: string, file: string, code: string, rule?: string): Plant => ({
  path: dirname(join('packages', name, 'src', file)),
  file: basename(file),
  code,
  ...(rule !== undefined && { rule }),
});

const pathTo = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/** In each room a file to import, which in the first one of each floor imports the next floor; and a lazy one. */
function upward(name: string, floors: Floors): readonly Plant[] {
  return floors.flatMap((rooms, floor) => {
    const above = floors[floor + 1]?.[0];
    const rule = `${name}/${rooms.join(',')}: imports only floors below`;
    return rooms.flatMap((room, i) => {
      const file = fileIn(room);
      if (above === undefined || i > 0) return [plant(name, file, 'export {};')];
      const path = pathTo(file, fileIn(above));
      const lazy = plant(name, join(dirname(file), 'lazy-planted.ts'), `void import('${path}');`, rule);
      return [plant(name, file, `import '${path}';`, rule), ...(isFolder(room) ? [lazy] : [])];
    });
  });
}

/** On each floor with several rooms, a file that imports a neighbour. */
function sideways(name: string, floors: Floors): readonly Plant[] {
  return floors.flatMap((rooms) => {
    const [room, neighbour] = rooms;
    if (room === undefined || neighbour === undefined) return [];
    const file = isFolder(room) ? join(dirname(fileIn(room)), 'neighbour-planted.ts') : room;
    const rule = `${name}/${rooms.join(',')}: imports no neighbour`;
    return [plant(name, file, `void import('${pathTo(file, fileIn(neighbour))}');`, rule)];
  });
}

/** A file in no room: on its own, or in a folder where every file has a room. */
function unlisted(name: string, floors: Floors): Plant {
  const [room = ''] = floors.flat();
  const file = floors.flat().includes('*.ts') ? 'unlisted/planted.ts' : 'unlisted-planted.ts';
  return plant(name, file, `void import('${pathTo(file, fileIn(room))}');`, `${name}: every room has a floor`);
}

/** In each room of a game in a test build, an import of a package that the room may not know. */
const strangers = Object.entries(TEST_GAME).map(([room, { rooms, packages }]): Plant => ({
  path: `e2e/games/some/${room}`,
  code: `import '../../../../packages/server/src/main.ts';`,
  rule: `test game/${room}: knows only ${[...rooms, ...packages].join(', ')}`,
}));

/** Games of a test build that import the floors above the games, or another game. */
const climbing: readonly Plant[] = ['cli', 'web'].flatMap((name) => [
  {
    path: `e2e/games/some/${name}`,
    file: 'floor-planted.ts',
    code: `import '../../../../packages/${name}/src/games/some/planted.ts';`,
    rule: `test game/${name}: imports only floors below the games`,
  },
  {
    path: `e2e/games/some/${name}`,
    file: 'registry.ts',
    code: `import '../../../../packages/${name}/src/${name === 'cli' ? 'simulate' : 'shell'}/planted.ts';`,
    rule: `test game/${name}: its registry imports only the one that it extends`,
  },
]);

const PLANTED: readonly Plant[] = [
  { path: 'packages/sintra/src', code: `import '@leadlight/bots';`, rule: 'sintra-knows-only-core' },
  { path: 'packages/core/src', code: `import type {} from '@leadlight/sintra';`, rule: 'core-knows-only-itself' },
  { path: 'packages/sagrada/src', code: `import 'node:fs';`, rule: 'pure-packages-know-no-node' },
  { path: 'packages/bots/src', code: `import 'vitest';`, rule: 'bots-takes-little-from-the-registry' },
  { path: 'packages/messages/src', code: `import '@leadlight/core';`, rule: 'messages-takes-only-types' },
  { path: 'packages/cli/src', code: `import '../../core/src/game.ts';`, rule: 'no-deep-imports' },
  {
    path: 'packages/server/src/storage',
    file: 'games-planted.ts',
    code: `import '@leadlight/table';`,
    rule: 'storage-knows-no-games',
  },
  { path: 'packages/core/test', code: `import './planted.ts';`, rule: 'no-cycles' },
  {
    path: 'packages/web/src',
    file: 'Planted.svelte',
    code: `<script lang="ts">import '../../server/src/main.ts';</script>`,
    rule: 'web-knows-only-core-sintra-sagrada-protocol-table-bots-messages',
  },
  {
    path: 'e2e/games/some/rules',
    file: 'node-planted.ts',
    code: `import 'node:fs';`,
    rule: 'pure-packages-know-no-node',
  },
  ...strangers,
  ...climbing,
  ...Object.entries(FLOORS).flatMap(([name, floors]) => [
    ...upward(name, floors),
    ...sideways(name, floors),
    unlisted(name, floors),
  ]),
];

const pathOf = ({ path, file = 'planted.ts' }: Plant): string => join(path, file);

/** `npm test` itself checks that the real workspace has no violation. */
describe('the layer check', () => {
  test('finds every planted forbidden import, and nothing else', () => {
    for (const each of PLANTED) {
      mkdirSync(join(copy, each.path), { recursive: true });
      appendFileSync(join(copy, pathOf(each)), `${each.code}\n`);
    }
    const { status, output } = checkLayers();
    expect(status).not.toBe(0);
    expect(Number(/(\d+) modules/u.exec(output)?.[1])).toBeGreaterThan(PLANTED.length);
    const errors = output.split('\n').filter((line) => /\berror /u.test(line));
    expect(errors.filter((line) => !PLANTED.some((each) => line.includes(`: ${pathOf(each)}`)))).toEqual([]);
    const expected = PLANTED.flatMap((each) =>
      each.rule === undefined ? [] : [`error ${each.rule}: ${pathOf(each)}`],
    );
    expect(expected.filter((error) => !output.includes(error))).toEqual([]);
  });

  test('knows the floors of every package with folders', () => {
    const sources = readdirSync(join(ROOT, 'packages')).map(
      (name) => [name, join(ROOT, 'packages', name, 'src')] as const,
    );
    const hasFolders = ([, path]: (typeof sources)[number]): boolean =>
      readdirSync(path, { withFileTypes: true }).some((entry) => entry.isDirectory());
    expect(Object.keys(FLOORS).toSorted()).toEqual(sources.filter(hasFolders).map(([name]) => name));
  });
});
