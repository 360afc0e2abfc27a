import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');

/** Where an address begins at the root of the site. */
const ROOTED = /(?:href|src)=["{]['`]?\/|location\.origin\}\/|(?:fetch|register|assign)\(['`]\/|Worker\(['`]\//;

const rooted = (text: string): readonly string[] => text.split('\n').filter((line) => ROOTED.test(line));

test('no address ignores the folder that the client may be in', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:ts|svelte)$/.test(name),
  );
  const found = files.flatMap((name) =>
    rooted(readFileSync(join(SOURCES, name), 'utf8')).map((line) => `${name}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.for(['<a href="/rules">', "<a href={'/rules'}>", '`${location.origin}/open`', "fetch('/api/me')"])(
  'finds %s',
  (line) => expect(rooted(line)).toEqual([line]),
);
