/** The CPU time of nodes for the news between them, without what follows from it. */
import { NatsNodes } from '../../../../../packages/server/src/nodes/nats.ts';
import { Broker } from '../../../../../packages/server/test/nodes/broker.ts';

const MESSAGES = 20_000;

/** So many are under way at a time. */
const GROUP = 100;

const NEWS = {
  type: 'present',
  node: 'a-node',
  people: ['c56a4180-65aa-42ec-a945-5fd21dec0538'],
  watchers: 0,
} as const;

/** For each message that a node sends or receives, in milliseconds. */
export async function measureNews(): Promise<number> {
  const broker = await Broker.started();
  const watchers = {
    trouble: (error: unknown): void => {
      throw error;
    },
  };
  const [from, to] = [NatsNodes.join(broker.url, watchers), NatsNodes.join(broker.url, watchers)];
  while (!from.isReached || !to.isReached) await new Promise(setImmediate);
  await exchange(from, to, MESSAGES);
  const before = process.cpuUsage();
  await exchange(from, to, MESSAGES);
  const { user, system } = process.cpuUsage(before);
  await Promise.all([from.close(), to.close()]);
  await broker.kill();
  return (user + system) / 1000 / (2 * MESSAGES);
}

/** Resolves when all have arrived. */
async function exchange(from: NatsNodes, to: NatsNodes, messages: number): Promise<void> {
  const count = { heard: 0 };
  let arrived: () => void = () => undefined;
  const deafen = to.listen('table.news', () => {
    count.heard++;
    if (count.heard % GROUP === 0) arrived();
  });
  // The first ones may be sent before the broker knows that somebody listens.
  while (count.heard === 0) {
    from.tell('table.news', NEWS);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  count.heard = 0;
  for (let sent = 0; sent < messages; sent += GROUP) {
    const all = new Promise<void>((resolve) => (arrived = resolve));
    for (let more = 0; more < GROUP; more++) from.tell('table.news', NEWS);
    await all;
  }
  deafen();
}
