import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { compile, packedProject } from '../src/packed.ts';
import { serve } from '../src/site.ts';

const GAMES = ['sintra', 'sintra', 'sintra', 'sagrada', 'sagrada', 'sagrada', 'sagrada'];

const IMPORTS = {
  '@leadlight/core': '/node_modules/@leadlight/core/dist/index.js',
  '@leadlight/sintra': '/node_modules/@leadlight/sintra/dist/index.js',
  '@leadlight/sagrada': '/node_modules/@leadlight/sagrada/dist/index.js',
  '@noble/hashes/': '/node_modules/@noble/hashes/',
};

const PAGE = `<!doctype html><title>Packed</title><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;

let project = '';

const recordsInNode = (): readonly string[] => {
  const code = `import { records } from './play.js'; console.log(JSON.stringify(records()));`;
  const args = ['--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })) as string[];
};

const recordsInBrowser = async (): Promise<readonly string[]> => {
  const site = await serve(project, PAGE);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(site.address);
    return await page.evaluate<string[]>(`import('/play.js').then(({ records }) => records())`);
  } finally {
    await browser.close();
    site.close();
  }
};

beforeAll(() => {
  project = packedProject();
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

describe('the packed packages, installed into an empty project', () => {
  test('hold what was built, and not what it was built from', () => {
    for (const name of ['core', 'sintra', 'sagrada']) {
      const files = readdirSync(join(project, 'node_modules', '@leadlight', name));
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'dist', 'package.json']));
      expect(files).not.toEqual(expect.arrayContaining(['src']));
      expect(readdirSync(join(project, 'node_modules', '@leadlight', name, 'dist'))).toContain('index.d.ts');
    }
  });

  test('bring declarations that TypeScript finds and that are right in themselves', () => {
    expect(compile(project, '--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit')).toBe('');
    expect(compile(project, '--module', 'nodenext')).toBe('');
  });

  test('play whole games in plain Node', () => {
    const games = recordsInNode().map((record) => JSON.parse(record) as { game: string; events: object[] });
    expect(games.map(({ game }) => game)).toEqual(GAMES);
    for (const { events } of games) expect(events.at(-1)).toMatchObject({ type: 'end' });
  });

  test('play the same games, byte for byte, in a browser', async () => {
    expect(await recordsInBrowser()).toEqual(recordsInNode());
  });
});
