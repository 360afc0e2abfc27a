import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { latestIn, makeLatest, newBuildIn } from '../../src/client/builds.ts';

let dist: string;

beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), 'leadlight-builds-'))));
afterEach(() => rmSync(dist, { recursive: true }));

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

function buildOn(number: number): string {
  const folder = newBuildIn(dist, day(number));
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), `<title>Build ${number}</title>`);
  return folder;
}

test('the latest build is the one that was completed last', () => {
  expect(latestIn(dist)).toBeUndefined();
  for (const number of [1, 2]) makeLatest(dist, buildOn(number), day(number));
  buildOn(3);
  expect(latestIn(dist)).toEqual({ folder: newBuildIn(dist, day(2)), begun: day(2).getTime() });
});

test('a running server keeps its build while others follow, and old ones are deleted', async () => {
  const first = buildOn(1);
  makeLatest(dist, first, day(1));
  const app = await createApp({ client: first });
  for (const number of [2, 3]) makeLatest(dist, buildOn(number), day(number));
  expect((await app.inject('/')).body).toBe('<title>Build 1</title>');
  await app.close();
  makeLatest(dist, buildOn(4), day(4));
  expect(readdirSync(dist)).toEqual([...[2, 3, 4].map((number) => `client-${day(number).getTime()}`), 'latest']);
});
