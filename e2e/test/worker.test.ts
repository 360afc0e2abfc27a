/** Bots in the workers of a real browser, on a page with a strict content security policy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { found, SAGRADA, SINTRA } from '../../packages/bots/test/worker-records.ts';
import { openUnseen } from '../src/browser.ts';
import { bundle } from '../src/bundle.ts';
import { ROOT } from '../src/root.ts';
import { serve, STRICT, type Site } from '../src/site.ts';

const HTML = '<!doctype html><title>Worker</title><script type="module" src="/page.js"></script>';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-worker-'));
let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  await bundle(join(ROOT, 'e2e', 'fixtures', 'worker', 'page.ts'), folder, ['source']);
  site = await serve(folder, HTML, STRICT);
  browser = await openUnseen();
  page = await browser.newPage();
  await page.goto(site.address);
  await page.waitForFunction('globalThis.working !== undefined');
});

afterAll(async () => {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
});

/** Runs code on the page, with the records at hand. */
const onPage = async (code: string): Promise<unknown> =>
  page.evaluate(
    `(async () => { const SINTRA = ${JSON.stringify(SINTRA)}; const SAGRADA = ${JSON.stringify(SAGRADA)}; ${code} })()`,
  );

describe('a browser worker', () => {
  test('finds the same move as a Node thread', async () => {
    const thoughts = await onPage(`
      const bots = working();
      const levels = ['random', 'greedy', 'apprentice'];
      const thoughts = levels.flatMap((level) => [bots.think(SINTRA, level, 'seed'), bots.think(SAGRADA, level, 'seed')]);
      return Promise.all(thoughts).finally(() => bots.close());`);
    const levels = ['random', 'greedy', 'apprentice'] as const;
    const expected = levels.flatMap((level) => [found(SINTRA, level), found(SAGRADA, level)]);
    expect(thoughts).toEqual(await Promise.all(expected));
  });

  test('can be watched while it thinks', async () => {
    const { thought, nodes } = (await onPage(`
      const bots = working();
      const nodes = [];
      const ways = { budget: 300, onThought: (each) => nodes.push(each.nodes) };
      const thought = await bots.think(SINTRA, 'master', 'seed', ways);
      bots.close();
      return { thought, nodes };`)) as { readonly thought: unknown; readonly nodes: readonly number[] };
    expect(thought).toEqual(await found(SINTRA, 'master', 300));
    expect(nodes.length).toBeGreaterThan(1);
    expect(nodes.at(-1)).toBe((thought as { readonly nodes: number }).nodes);
  });

  test('can be stopped while it thinks, never blocks the page, and then thinks about something else', async () => {
    const { reason, frames, move } = (await onPage(`
      const bots = working();
      const control = new AbortController();
      let frames = 0;
      const count = () => { frames++; requestAnimationFrame(count); };
      count();
      setTimeout(() => control.abort(new Error('never mind')), 300);
      const ways = { milliseconds: 60_000, signal: control.signal };
      const reason = await bots.think(SINTRA, 'master', 'seed', ways).catch((error) => error.message);
      const { move } = await bots.think(SAGRADA, 'greedy', 'seed');
      bots.close();
      return { reason, frames, move };`)) as {
      readonly reason: string;
      readonly frames: number;
      readonly move: unknown;
    };
    expect(reason).toBe('never mind');
    expect(frames).toBeGreaterThan(3);
    expect(move).toMatchObject({ player: SAGRADA.seat });
  });

  test.each([
    ['broken', /no memory/u],
    ['missing', /./u],
  ])('that is %s is reported', async (kind, message) => {
    const reason = await onPage(`return ${kind}().think(SINTRA, 'greedy', 'seed').catch((error) => error.message);`);
    expect(reason).toMatch(message);
  });
});
