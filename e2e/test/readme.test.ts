/** The samples in the READMEs work as shown. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../src/root.ts';
import { present } from '../../packages/core/test/present.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const samplesIn = (file: string, language: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
    .filter(([, named]) => named === language)
    .map(([, , code = '']) => code);

/** `expression; // → value (words)` gives the value of the expression. */
const checked = (code: string): string =>
  `import { deepStrictEqual } from 'node:assert';\n${code.replaceAll(
    /^(\S.*); \/\/ → (.*?)(?: \(.*\))?$/gm,
    'deepStrictEqual($1, $2);',
  )}`;

const runModule = (code: string) =>
  spawnSync(process.execPath, ['--conditions=source', '--input-type=module-typescript', '--eval', checked(code)], {
    cwd: ROOT,
    encoding: 'utf8',
  });

describe('code samples', () => {
  test.for(['README.md', 'packages/sintra/README.md', 'packages/sagrada/README.md'])('in %s', (file) => {
    const samples = samplesIn(file, 'ts');
    expect(samples).toHaveLength(1);
    const { status, stderr } = runModule(present(samples[0]));
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('are checked against the values they give', () => {
    expect(checked('1 + 1; // → 2 (or so)')).toContain('deepStrictEqual(1 + 1, 2);');
    expect(runModule('1 + 1; // → 3').status).toBe(1);
  });
});

/** The line as shown, except for a tournament, which would take minutes. */
const shortened = (line: string): string =>
  line.startsWith('npx leadlight tournament')
    ? line.replace('--games 20 ', '--games 1 ').replace('master', 'random')
    : line;

test('command line samples in README.md', () => {
  const lines = samplesIn('README.md', 'sh').flatMap((block) =>
    block.split('\n').filter((line) => line.startsWith('npx leadlight') && !line.includes(' bench ')),
  );
  expect(lines.length).toBeGreaterThan(5);
  const main = join(ROOT, 'packages', 'cli', 'src', 'main.ts');
  const script = [
    `npx() { shift; '${process.execPath}' --conditions=source '${main}' "$@" > /dev/null; }`,
    ...lines.map(shortened),
  ];
  const { status, stderr } = spawnSync('sh', ['-e'], { cwd: folder, input: script.join('\n'), encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
});
