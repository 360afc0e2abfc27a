/** The pictures of the README: what the command line really writes, as a terminal would show it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { ROOT } from './root.ts';
import { terminalPage } from './terminal-page.ts';

const PICTURES = join(ROOT, 'docs', 'pictures');
const MAIN = join(ROOT, 'packages', 'cli', 'src', 'main.ts');

/** What a command writes, colours included. */
function written(args: readonly string[], input = ''): string {
  const env = { ...process.env, FORCE_COLOR: '1', NO_COLOR: '', LANG: 'en' };
  const { stdout } = spawnSync(process.execPath, ['--conditions=source', MAIN, ...args], {
    env,
    input,
    encoding: 'utf8',
  });
  return stdout;
}

const record = (...args: readonly string[]): string =>
  written(['simulate', '--seed', 'pictures', '--bots', 'greedy', ...args]);

const SHOTS: Readonly<Record<string, () => string>> = {
  'sintra.png': () => written(['show', '-', '--at', '60'], record('--game', 'sintra', '--players', '3')),
  'sagrada.png': () =>
    written(['show', '-', '--at', '58', '--seat', '0'], record('--game', 'sagrada', '--players', '3')),
};

mkdirSync(PICTURES, { recursive: true });
const browser = await openBrowser();
for (const [name, text] of Object.entries(SHOTS)) {
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1000, height: 400 } });
  await page.setContent(terminalPage(text()));
  await page.locator('pre').screenshot({ path: join(PICTURES, name) });
  await page.close();
  console.log(join('docs', 'pictures', name));
}
await browser.close();
