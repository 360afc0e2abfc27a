/** What every storage does, whatever it is made of. The test of an adapter calls `testStorage`. */
import { afterEach, beforeEach, describe } from 'vitest';
import { testCommits } from './contract/commits.ts';
import { testDue } from './contract/due.ts';
import { testFaults } from './contract/faults.ts';
import { testIdentities } from './contract/identities.ts';
import { testLists } from './contract/lists.ts';
import type { Site } from './contract/site.ts';
import { testChat, testClock } from './contract/small.ts';
import { testTables } from './contract/tables.ts';

const PARTS = [testTables, testLists, testDue, testIdentities, testChat, testClock, testCommits, testFaults];

/** `newSite` makes an empty place for data. */
export function testStorage(name: string, newSite: () => Promise<Site>): void {
  describe(`the storage in ${name}`, () => {
    let site: Site;

    beforeEach(async () => void (site = await newSite()));

    afterEach(() => site.remove());

    for (const part of PARTS) part(() => site);
  });
}
