/** Attacks on a service over its sockets. Each is refused or bounded, changes nothing, and disturbs nobody. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Group } from './attack.ts';
import { COMMANDS } from './commands.ts';
import { BODIES_AND_NAMES } from './bodies.ts';
import { DOORS } from './doors.ts';
import { FLOODS, GONE } from './floods.ts';
import { FRAMES } from './frames.ts';
import { listOf } from './list.ts';
import { SECRETS } from './secrets.ts';
import { SIGHTS } from './sights.ts';
import { Stage } from './stage.ts';

const GROUPS: readonly Group[] = [COMMANDS, SIGHTS, FRAMES, DOORS, SECRETS, BODIES_AND_NAMES, FLOODS, GONE];

describe.each(GROUPS)('$title', ({ attacks, limits }) => {
  let stage: Stage;

  beforeAll(async () => void (stage = await Stage.open(limits)));
  afterAll(() => stage.close());

  test.each(attacks)('$name: $outcome', async ({ run, outcome, counted, adds = 0 }) => {
    const count = async (): Promise<number> => (counted === undefined ? 0 : stage.count(counted));
    const [before, stored] = [await count(), stage.stored()];
    expect(await run(stage)).toBe(outcome);
    expect((await count()) > before).toBe(counted !== undefined);
    const after = stage.stored();
    expect(after).toEqual(expect.arrayContaining([...stored]));
    expect(after).toHaveLength(stored.length + adds);
    await stage.goOn();
    expect(stage.running.troubles).toEqual([]);
  });
});

/** Lines are wrapped anywhere. */
const unwrapped = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('docs/security.md lists these attacks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
  expect(unwrapped(page)).toContain(unwrapped(listOf(GROUPS)));
});
