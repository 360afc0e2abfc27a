/** What nodes know of each other: who is at a table, and what a network has used up. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/http/limits.ts';
import { NetworkLimits } from '../../src/http/network-limits.ts';
import { Hub } from '../../src/nodes/hub.ts';
import { ALONE } from '../../src/nodes/port.ts';
import { Presence, PRESENCE_MS } from '../../src/tables/presence.ts';
import { Stranded } from '../../src/tables/stranded.ts';

const NETWORK = '203.0.113.7';
const limits = { ...LIMITS, requests: { burst: 10, perSecond: 0.001 }, connections: 3 };

describe('the limits of a network', () => {
  let open: NetworkLimits[];

  beforeEach(() => {
    open = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });

  afterEach(() => {
    for (const each of open) each.close();
    vi.useRealTimers();
  });

  const limitsOf = (node: string, nodes = ALONE): NetworkLimits => {
    const made = new NetworkLimits({ limits, nodes, node });
    open.push(made);
    return made;
  };

  /** The nodes tell each other, and hear it. */
  async function aSecond(): Promise<void> {
    vi.advanceTimersByTime(1000);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }

  const askedAt = (node: NetworkLimits, times: number): number =>
    Array.from({ length: times }, () => node.mayAsk(NETWORK)).filter(Boolean).length;

  test('hold for all nodes together, a second later', async () => {
    const hub = new Hub();
    const [one, other] = [limitsOf('one', hub.join()), limitsOf('other', hub.join())];
    expect(askedAt(one, 8)).toBe(8);
    await aSecond();
    expect(askedAt(other, 8)).toBe(2);
    expect(other.mayAsk('198.51.100.1')).toBe(true);
  });

  test('take nothing for requests that are refused', async () => {
    const hub = new Hub();
    const [one, other] = [limitsOf('one', hub.join()), limitsOf('other', hub.join())];
    expect(askedAt(one, 1000)).toBe(10);
    await aSecond();
    expect(askedAt(other, 1000)).toBe(0);
    // Ten more for each node, and not only once all refused ones have been paid for.
    vi.advanceTimersByTime(10_000_000);
    expect(askedAt(other, 1000)).toBe(10);
  });

  test('count the connections of all nodes, but not those of a node that is gone', async () => {
    const hub = new Hub();
    const [one, other] = [limitsOf('one', hub.join()), limitsOf('other', hub.join())];
    for (let i = 0; i < 3; i++) expect(one.connect(NETWORK)).toBe(true);
    await aSecond();
    expect(other.connect(NETWORK)).toBe(false);
    other.disconnect(NETWORK);
    one.disconnect(NETWORK);
    await aSecond();
    expect(other.connect(NETWORK)).toBe(true);
    one.close();
    vi.advanceTimersByTime(20_000);
    expect(other.connect(NETWORK)).toBe(true);
    expect(other.connect(NETWORK)).toBe(true);
    expect(other.connect(NETWORK)).toBe(false);
  });

  test('hold for one node alone', () => {
    const alone = limitsOf('alone');
    expect(askedAt(alone, 20)).toBe(10);
  });
});

describe('a node that can store nothing', () => {
  let now = 0;
  let sentAway = 0;

  const join = (hub: Hub): Stranded =>
    new Stranded({ nodes: hub.join(), now: () => now, sendAway: () => void sentAway++ });

  /** Lets seconds pass, in which one of them stores something again and again. */
  async function storing(node: Stranded, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      now += 1000;
      node.stored();
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
  }

  beforeEach(() => void ([now, sentAway] = [0, 0]));

  test('sends its people to one that can', async () => {
    const hub = new Hub();
    const [one] = [join(hub), join(hub)];
    await storing(one, 6);
    expect(sentAway).toBe(0);
    await storing(one, 2);
    expect(sentAway).toBeGreaterThan(0);
  });

  test('keeps them while nobody can, and if it finds the store only a little later', async () => {
    const hub = new Hub();
    const [one, other] = [join(hub), join(hub)];
    now += 60_000;
    await storing(one, 2);
    other.stored();
    await storing(one, 3);
    expect(sentAway).toBe(0);
  });
});

describe('the people at a table', () => {
  let now = 0;

  const presenceOf = (node: string, hub: Hub): Presence => {
    const nodes = hub.join();
    const presence = new Presence({ table: 't', node, nodes, now: () => now });
    nodes.listen('table.t', (news) => {
      if (news.type === 'present') presence.hear(news);
      if (news.type === 'who-is-there') presence.repeat();
    });
    return presence;
  };

  const settled = async (): Promise<void> => {
    for (let i = 0; i < 4; i++) await new Promise(setImmediate);
  };

  test('are known on all nodes, and those of a node that is gone are forgotten', async () => {
    const hub = new Hub();
    const one = presenceOf('one', hub);
    one.set({ people: ['ada'], watchers: 1 });
    await settled();
    const other = presenceOf('other', hub);
    other.set({ people: ['bob', 'ada'], watchers: 1 });
    await settled();
    for (const each of [one, other]) expect(each.all).toEqual({ people: new Set(['ada', 'bob']), watchers: 2 });
    one.set({ people: [], watchers: 0 });
    await settled();
    expect(other.all).toEqual({ people: new Set(['bob', 'ada']), watchers: 1 });
    now += 4 * PRESENCE_MS;
    expect(one.refresh()).toBe(true);
    expect(one.all).toEqual({ people: new Set(), watchers: 0 });
  });
});
