import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUnseen } from '../src/browser.ts';
import { bundle } from '../src/bundle.ts';
import { compile, PACKED, packedProject } from '../src/packed.ts';
import { serve, STRICT } from '../src/site.ts';

const GAMES = ['sintra', 'sintra', 'sintra', 'sagrada', 'sagrada', 'sagrada', 'sagrada'];

const IMPORTS = {
  '@leadlight/core': '/node_modules/@leadlight/core/dist/index.js',
  '@leadlight/sintra': '/node_modules/@leadlight/sintra/dist/index.js',
  '@leadlight/sagrada': '/node_modules/@leadlight/sagrada/dist/index.js',
  '@noble/hashes/': '/node_modules/@noble/hashes/',
};

const PAGE = `<!doctype html><title>Packed</title><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;

type Served = {
  readonly folder: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};

let project = '';

/** The output of the code, run as a module of the project. */
const inNode = (code: string): unknown => {
  writeFileSync(join(project, 'code.js'), code);
  return JSON.parse(execFileSync(process.execPath, ['code.js'], { cwd: project, encoding: 'utf8' }));
};

const recordsInNode = (): readonly string[] =>
  inNode(`import { records } from './play.js'; console.log(JSON.stringify(records()));`) as string[];

const onPage = async <Value>({ folder, html, headers }: Served, code: string): Promise<Value> => {
  const site = await serve(folder, html, headers);
  const browser = await openUnseen();
  try {
    const page = await browser.newPage();
    await page.goto(site.address);
    return await page.evaluate<Value>(code);
  } finally {
    await browser.close();
    site.close();
  }
};

const recordsInBrowser = (): Promise<readonly string[]> =>
  onPage({ folder: project, html: PAGE }, `import('/play.js').then(({ records }) => records())`);

/** A newly dealt game for two, to think about. */
const dealtInNode = (): unknown =>
  inNode(`
    import { fairLuck, settle } from '@leadlight/core';
    import { sintra } from '@leadlight/sintra';
    const options = { side: 'A', scoreFloor: false, strips: 'house', start: 0 };
    const events = settle(sintra, sintra.start(options, 2), fairLuck('sintra', '01'.repeat(32), ['', '']));
    console.log(JSON.stringify({ seat: 0, game: 'sintra', rules: '1', options, players: [{}, {}], events }));`);

const thoughtInNode = (seen: unknown): unknown =>
  inNode(`
    import { search } from '@leadlight/bots';
    const thinking = await search(${JSON.stringify(seen)}, 'greedy', 'seed');
    console.log(JSON.stringify(thinking.step(1000)));`);

beforeAll(() => {
  project = packedProject();
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

describe('the packed packages, installed into an empty project', () => {
  test('contain the build output, and not its sources', () => {
    for (const name of PACKED) {
      const files = readdirSync(join(project, 'node_modules', '@leadlight', name));
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'dist', 'package.json']));
      expect(files).not.toEqual(expect.arrayContaining(['src']));
      expect(readdirSync(join(project, 'node_modules', '@leadlight', name, 'dist'))).toContain('index.d.ts');
    }
  });

  test('have declarations that TypeScript finds, and that are correct in themselves', () => {
    const bundler = ['--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit'];
    expect(compile(project, ['play.ts', 'page.ts', 'worker.ts'], ...bundler)).toBe('');
    expect(compile(project, ['play.ts'], '--module', 'nodenext')).toBe('');
  });

  test('play whole games in plain Node', () => {
    const games = recordsInNode().map((record) => JSON.parse(record) as { game: string; events: object[] });
    expect(games.map(({ game }) => game)).toEqual(GAMES);
    for (const { events } of games) expect(events.at(-1)).toMatchObject({ type: 'end' });
  });

  test('play the same games, byte for byte, in a browser', async () => {
    expect(await recordsInBrowser()).toEqual(recordsInNode());
  });

  test('think in a plain Node thread', () => {
    const seen = dealtInNode();
    const thought = inNode(`
      import { Worker } from 'node:worker_threads';
      import { nodePort, thinker } from '@leadlight/bots';
      const worker = new Worker(new URL(import.meta.resolve('@leadlight/bots/worker-node')));
      const bots = thinker(nodePort(worker));
      console.log(JSON.stringify(await bots.think(${JSON.stringify(seen)}, 'greedy', 'seed')));
      bots.close();`);
    expect(thought).toMatchObject({ move: { player: 0 }, finished: true });
    expect(thought).toEqual(thoughtInNode(seen));
  });

  test('think in a browser worker, bundled, under a strict content security policy', async () => {
    const seen = dealtInNode();
    const folder = join(project, 'bundled');
    await bundle(join(project, 'page.ts'), folder);
    const html = '<!doctype html><title>Bundled</title><script type="module" src="/page.js"></script>';
    const code = `working().think(${JSON.stringify(seen)}, 'greedy', 'seed')`;
    expect(await onPage({ folder, html, headers: STRICT }, code)).toEqual(thoughtInNode(seen));
  });
});
