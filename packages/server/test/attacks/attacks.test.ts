/**
 * Attacks on a service over its sockets, through another node than the ones that its players are connected to. Each is
 * refused or bounded, changes nothing, and disturbs nobody. In full, one node with a file is attacked as well.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attack, Group } from './attack.ts';
import { COMMANDS } from './commands.ts';
import { BODIES_AND_NAMES } from './bodies.ts';
import { DOORS } from './doors.ts';
import { FLOODS, SILENT, SLOW } from './floods.ts';
import { FRAMES } from './frames.ts';
import { listOf } from './list.ts';
import { BROKER, NODES, SPREAD } from './nodes.ts';
import { SECRETS } from './secrets.ts';
import { SIGHTS } from './sights.ts';
import { openSite, type Form, type Site } from './site.ts';
import { Stage } from './stage.ts';

const GROUPS: readonly Group[] = [
  COMMANDS,
  SIGHTS,
  FRAMES,
  DOORS,
  SECRETS,
  BODIES_AND_NAMES,
  NODES,
  BROKER,
  SLOW,
  FLOODS,
  SPREAD,
  SILENT,
];

const FORMS: readonly Form[] = process.env['LEADLIGHT_FULL'] === '1' ? ['three nodes', 'one node'] : ['three nodes'];

async function expectHarmless(stage: Stage, { run, outcome, counted, isAnywhere, adds = 0 }: Attack): Promise<void> {
  const count = async (): Promise<number> => (counted === undefined ? 0 : stage.count(counted, isAnywhere));
  const [before, stored] = [await count(), await stage.stored()];
  expect(await run(stage)).toBe(outcome);
  expect((await count()) > before).toBe(counted !== undefined);
  const after = await stage.stored();
  expect(after).toEqual(expect.arrayContaining([...stored]));
  expect(after).toHaveLength(stored.length + adds);
  await stage.goOn();
  expect(stage.site.troubles).toEqual([]);
}

const isFor = (form: Form, { needsNodes = false }: Group): boolean => form === 'three nodes' || !needsNodes;

describe.each(FORMS)('%s', (form) => {
  /** Groups with the same limits attack the same service. */
  const sites = new Map<Group['limits'], Promise<Site>>();

  const siteFor = ({ limits }: Group): Promise<Site> => {
    const site = sites.get(limits) ?? openSite(form, limits);
    sites.set(limits, site);
    return site;
  };

  afterAll(async () => {
    for (const site of sites.values()) await (await site).close();
  });

  describe.each(GROUPS.filter((group) => isFor(form, group)))('$title', (group) => {
    let stage: Stage;

    beforeAll(async () => void (stage = await Stage.open(await siteFor(group))));

    test.each(group.attacks)('$name: $outcome', async (each) => expectHarmless(stage, each));
  });
});

/** Lines are wrapped anywhere. */
const unwrapped = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('docs/security.md lists these attacks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
  expect(unwrapped(page)).toContain(unwrapped(listOf(GROUPS)));
});
