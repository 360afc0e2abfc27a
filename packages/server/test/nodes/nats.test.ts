import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NatsNodes } from '../../src/nodes/nats.ts';
import type { TableNews } from '../../src/nodes/port.ts';
import { Broker } from './broker.ts';

const troubles: unknown[] = [];
let broker: Broker;
let joined: NatsNodes[];

beforeEach(async () => {
  [broker, joined] = [await Broker.prepared(), []];
});

afterEach(async () => {
  for (const nodes of joined) await nodes.close();
  await broker.kill();
  if (troubles.length > 0) throw new Error(String(troubles));
});

function join(): NatsNodes {
  const nodes = NatsNodes.join(broker.url, { trouble: (error) => troubles.push(error) });
  joined.push(nodes);
  return nodes;
}

const reached = async (...nodes: readonly NatsNodes[]): Promise<void> => {
  for (const each of nodes) await expect.poll(() => each.isReached).toBe(true);
};

/** Listens to one table, and writes down what is heard. */
function heardBy(nodes: NatsNodes): { readonly heard: TableNews[]; readonly deafen: () => void } {
  const heard: TableNews[] = [];
  return { heard, deafen: nodes.listen('table.one', (news) => heard.push(news)) };
}

/** Tells again until it is heard: a subscription takes effect a moment later. */
async function arrives(from: NatsNodes, heard: readonly TableNews[], count: number): Promise<void> {
  const told = (): readonly TableNews[] => {
    from.tell('table.one', { type: 'entries', count });
    return heard;
  };
  await expect.poll(told).toContainEqual({ type: 'entries', count });
}

describe('nodes over NATS', () => {
  test('hear each other, but not themselves, and only what they listen to', async () => {
    await broker.start();
    const [one, other] = [join(), join()];
    await reached(one, other);
    const [own, theirs] = [heardBy(one), heardBy(other)];
    other.tell('table.other', { type: 'lines', count: 1 });
    await arrives(one, theirs.heard, 1);
    expect(own.heard).toEqual([]);
    expect(theirs.heard).not.toContainEqual({ type: 'lines', count: 1 });
    theirs.deafen();
    theirs.heard.length = 0;
    const again = heardBy(other);
    await arrives(one, again.heard, 2);
    expect(theirs.heard).toEqual([]);
  });

  test('start without a broker, and find it', async () => {
    const [one, other] = [join(), join()];
    const { heard } = heardBy(other);
    one.tell('table.one', { type: 'entries', count: 1 });
    expect(one.isReached).toBe(false);
    await broker.start();
    await reached(one, other);
    await arrives(one, heard, 2);
    expect(heard).not.toContainEqual({ type: 'entries', count: 1 });
  });

  test('notice that the broker is gone, and go on when it is back', async () => {
    await broker.start();
    const [one, other] = [join(), join()];
    const { heard } = heardBy(other);
    await reached(one, other);
    await broker.kill();
    await expect.poll(() => one.isReached || other.isReached).toBe(false);
    await broker.start();
    await reached(one, other);
    await arrives(one, heard, 3);
  });

  test('ignore what no node has told', async () => {
    await broker.start();
    const [one, other] = [join(), join()];
    const { heard } = heardBy(other);
    await reached(one, other);
    for (const strange of [null, 'entries', [], {}, { type: 1 }])
      one.tell('table.one', strange as unknown as TableNews);
    await arrives(one, heard, 1);
    expect(heard.every(({ type }) => type === 'entries')).toBe(true);
  });
});
