import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOf, complete, latestIn, unfinishedIn } from '../../src/client/builds.ts';
import { createApp } from '../../src/http/app.ts';

let dist: string;

beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), 'leadlight-builds-'))));
afterEach(() => rmSync(dist, { recursive: true }));

const hash = (day: number): string => `ab${day}`;

function begin(day: number): void {
  const folder = unfinishedIn(dist);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), `<title>Build ${day}</title>`);
  const date = new Date(Date.UTC(2026, 0, day));
  utimesSync(folder, date, date);
}

function buildOn(day: number): string {
  begin(day);
  complete(dist, hash(day));
  return join(dist, `client-${hash(day)}`);
}

test('a build is found by the hash of its sources once it is complete', () => {
  expect(buildOf(dist, hash(1))).toBeUndefined();
  const folder = buildOn(1);
  begin(2);
  expect(buildOf(dist, hash(1))).toBe(folder);
  expect(buildOf(dist, hash(2))).toBeUndefined();
});

test('the latest build is the one that was completed last', () => {
  expect(latestIn(join(dist, 'nothing'))).toBeUndefined();
  const folders = [2, 1].map(buildOn);
  expect(latestIn(dist)).toBe(folders[0]);
});

test('a running server keeps its build while others follow, and old ones are deleted', async () => {
  const app = await createApp({ client: buildOn(1) });
  for (const day of [2, 3]) buildOn(day);
  expect((await app.inject('/')).body).toBe('<title>Build 1</title>');
  await app.close();
  buildOn(4);
  expect(readdirSync(dist)).toEqual([2, 3, 4].map((day) => `client-${hash(day)}`));
});
