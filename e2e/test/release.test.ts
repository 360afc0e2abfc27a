import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressesIn, withAddresses } from '../../scripts/release/addresses.ts';
import { ROOT } from '../src/root.ts';

const PAGE = readFileSync(join(ROOT, 'MAINTAINERS.md'), 'utf8');
const FILLED = PAGE.replace(/(\| Repository +\|).*\|/, '$1 https://example.org/leadlight/ |');

test('packages get their addresses from the one table of the maintainers, once it is filled in', () => {
  expect(addressesIn(FILLED)).toEqual({ repository: 'https://example.org/leadlight' });
  expect(addressesIn('| Repository | _to fill in_ |')).toBeUndefined();
  expect(JSON.parse(withAddresses('{"name":"x"}', 'core', { repository: 'https://example.org/leadlight' }))).toEqual({
    name: 'x',
    homepage: 'https://example.org/leadlight#readme',
    bugs: 'https://example.org/leadlight/issues',
    repository: { type: 'git', url: 'git+https://example.org/leadlight.git', directory: 'packages/core' },
  });
});
