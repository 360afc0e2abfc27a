import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAMS, ROOT } from '../src/root.ts';

const FORBIDDEN = {
  'no-explicit-any': 'export const loose = (value: any): number => Number(value);',
  'no-non-null-assertion': `export const sure = (map: Map<string, number>): number => map.get('a')!;`,
  'no-restricted-globals': 'export const clock = (): number => Date.now();',
  'no-restricted-properties': 'export const dice = (): number => Math.random();',
  'no-throw': `export const thrower = (): never => { throw new Error('no'); };`,
  'no-console': `export const talk = (): void => { console.log('x'); };`,
} as const;

/** Lints one file as if it were in this folder. */
const lint = (place: string, code: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-lint-'));
  const source = join(folder, place);
  mkdirSync(source, { recursive: true });
  for (const name of ['.oxlintrc.json', 'scripts', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, name));
  writeFileSync(join(source, 'planted.ts'), `${code}\n`);
  const { stdout } = spawnSync(join(PROGRAMS, 'oxlint'), ['--format=unix', place], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
};

test.each(['packages/core/src', 'packages/sintra/src', 'packages/sagrada/src', 'e2e/games/lancet/rules'])(
  'rules code in %s has no any, clock, randomness, exception or output',
  (place) => {
    const report = lint(place, Object.values(FORBIDDEN).join('\n'));
    for (const rule of Object.keys(FORBIDDEN)) expect(report).toContain(`(${rule})`);
  },
);

/** Files that name a game, and whether they may. */
const NAMING: readonly (readonly [path: string, code: string, isAllowed: boolean])[] = [
  ['packages/cli/src/games/sintra/game.ts', `export const id = 'sintra';`, true],
  ['packages/cli/src/games/registry.ts', `import './sintra/game.ts';`, true],
  ['e2e/games/lancet/rules/game.ts', `export const id = 'lancet';`, true],
  ['packages/table/src/test-game.ts', `export const id = 'lancet';`, false],
  ['packages/messages/src/names.ts', `export const name = 'Sintra';`, true],
  ['packages/table/src/comment.ts', '/** As in Sintra. */\nexport {}; // Or not, in Sintra.', true],
  ['packages/table/src/text.ts', `export const isThis = (id: string): boolean => id === 'sintra';`, false],
  ['packages/table/src/key.ts', 'export const games = { sintra: 1 };', false],
  ['packages/table/src/identifier.ts', 'export const playSintra = 1;', false],
  ['packages/bots/hosts/import.ts', `import '@leadlight/sintra';`, false],
  ['packages/web/build/sintra-board.ts', 'export {};', false],
  ['packages/web/src/Markup.svelte', `{#if game === 'sintra'}<p>1</p>{/if}`, false],
  ['packages/web/src/style.css', '.sintra { color: red; }', false],
];

test('no game is named outside its folders, the registries and the messages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-names-'));
  for (const [path, code] of NAMING) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), `${code}\n`);
  }
  const script = join(ROOT, 'scripts', 'lint', 'game-names.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  const told = NAMING.map(([path]) => path).filter((path) => stderr.includes(`\n${path}:`));
  expect(told).toEqual(NAMING.filter(([, , isAllowed]) => !isAllowed).map(([path]) => path));
});

test('an exception is allowed outside the rules', () => {
  expect(lint('packages/cli/src', FORBIDDEN['no-throw'])).not.toContain('no-throw');
});
