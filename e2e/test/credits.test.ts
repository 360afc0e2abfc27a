/** The page of credits names the authors of all code sent to browsers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureClient } from '../../packages/server/src/client/client.ts';
import { creditsOf, type Credit } from '../../packages/web/src/shell/credits.ts';
import { ROOT } from '../src/root.ts';

let folder: string;
let credits: readonly Credit[];

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');

beforeAll(() => {
  folder = ensureClient();
  credits = creditsOf(JSON.parse(read(folder, 'licences.json')));
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The third-party dependencies of one of our packages and of those it depends on. */
function neededBy(name: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(read(ROOT, 'packages', name, 'package.json')) as Manifest;
  return Object.keys(dependencies).flatMap((needed) =>
    needed.startsWith('@leadlight/') ? neededBy(needed.replace('@leadlight/', '')) : [needed],
  );
}

test('the credits name everything in the client and its workers', () => {
  const names = credits.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['svelte', ...neededBy('web')]));
});

test('the credits name everything in the service worker', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const marks = scripts.flatMap((name) => read(folder, name).match(/(?<=self\[["'])[a-z]+:[a-z-]+(?=:)/g) ?? []);
  const parts = [...new Set(marks)].map((mark) => mark.replace(':', '-'));
  expect(parts).toContain('workbox-precaching');
  expect(
    credits
      .map(({ name }) => name)
      .filter((name) => name.startsWith('workbox'))
      .toSorted(),
  ).toEqual(parts.toSorted());
});

test('each credit has its licence', () => {
  const isWhole = ({ version, licence, text }: Credit): boolean =>
    version !== '' && licence !== '' && /hereby granted/i.test(text);
  expect(credits.filter((credit) => !isWhole(credit))).toEqual([]);
});
