/** What all visitors of one network may ask for together: on this node, and on the others as far as they have told. */
import { MOST_NETWORKS } from '../nodes/news.ts';
import type { LimitNews, NodeId, OtherNodes } from '../nodes/port.ts';
import { Buckets } from './bucket.ts';
import type { Limits } from './limits.ts';

/** Nodes tell each other this often. Until then, a network may get more than its share, once per node. */
const TELL_MS = 1000;

/** Connections of a node that has told nothing for so long are gone. */
const FORGOTTEN_MS = 15_000;

/** Far more nodes than anybody runs. Forged news can't fill the memory. */
const MOST_NODES = 100;

/** How many there are of each. */
class Counts {
  readonly byKey = new Map<string, number>();

  get(key: string): number {
    return this.byKey.get(key) ?? 0;
  }

  add(key: string, more: number): void {
    const total = this.get(key) + more;
    if (total === 0) this.byKey.delete(key);
    else this.byKey.set(key, total);
  }
}

interface HeardCounts {
  readonly counts: Readonly<Record<string, number>>;
  readonly at: number;
}

type Shared = 'requests' | 'entries';

export interface NetworkLimitsOptions {
  readonly limits: Limits;
  readonly nodes: OtherNodes;
  readonly node: NodeId;
}

export class NetworkLimits {
  private readonly options: NetworkLimitsOptions;
  private readonly buckets: Readonly<Record<Shared, Buckets>>;
  /** What was taken here since the others were told. */
  private readonly taken: Readonly<Record<Shared, Counts>> = { requests: new Counts(), entries: new Counts() };
  private readonly connected = new Counts();
  private readonly elsewhere = new Map<NodeId, HeardCounts>();
  private readonly timer: NodeJS.Timeout | undefined;
  private readonly deafen: () => void;

  constructor(options: NetworkLimitsOptions) {
    const { limits, nodes } = options;
    this.options = options;
    this.buckets = { requests: new Buckets(limits.requests), entries: new Buckets(limits.entries) };
    this.timer = nodes.isAlone ? undefined : setInterval(() => this.tell(), TELL_MS).unref();
    this.deafen = nodes.listen('limits', (news) => this.hear(news));
  }

  mayAsk(network: string): boolean {
    return this.take('requests', network);
  }

  /** Whether one more guess at a secret, or one more guest, is let in. */
  mayEnter(network: string): boolean {
    return this.take('entries', network);
  }

  /** Counts one more connection, and returns whether there are not too many. */
  connect(network: string): boolean {
    this.connected.add(network, 1);
    return this.connectionsOf(network) <= this.options.limits.connections;
  }

  disconnect(network: string): void {
    this.connected.add(network, -1);
  }

  close(): void {
    this.deafen();
    clearInterval(this.timer);
  }

  /** Only what was granted is taken: somebody who asks too often still gets a share, on every node. */
  private take(limit: Shared, network: string): boolean {
    const isGranted = this.buckets[limit].take(network);
    if (isGranted && !this.options.nodes.isAlone) this.taken[limit].add(network, 1);
    return isGranted;
  }

  private connectionsOf(network: string): number {
    this.forget();
    const others = [...this.elsewhere.values()].map(({ counts }) => counts[network] ?? 0);
    return others.reduce((sum, count) => sum + count, this.connected.get(network));
  }

  private forget(): void {
    const oldest = performance.now() - FORGOTTEN_MS;
    for (const [node, { at }] of this.elsewhere) if (at < oldest) this.elsewhere.delete(node);
  }

  private tell(): void {
    this.forget();
    const { nodes, node } = this.options;
    for (const limit of ['requests', 'entries'] as const) {
      const { byKey } = this.taken[limit];
      if (byKey.size > 0) nodes.tell('limits', { type: 'taken', limit, taken: most(byKey) });
      byKey.clear();
    }
    nodes.tell('limits', { type: 'connected', node, counts: most(this.connected.byKey) });
  }

  private hear(news: LimitNews): void {
    if (news.type === 'connected') this.hearConnected(news.node, news.counts);
    else if (news.limit === 'requests' || news.limit === 'entries') this.spend(this.buckets[news.limit], news.taken);
  }

  private hearConnected(node: NodeId, counts: Readonly<Record<string, number>>): void {
    if (this.elsewhere.size < MOST_NODES || this.elsewhere.has(node))
      this.elsewhere.set(node, { counts, at: performance.now() });
  }

  private spend(buckets: Buckets, taken: Readonly<Record<string, number>>): void {
    for (const [network, count] of Object.entries(taken)) buckets.spend(network, count);
  }
}

/** Those with the highest counts. */
function most(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  const all = [...counts];
  const told =
    all.length <= MOST_NETWORKS ? all : all.toSorted(([, one], [, other]) => other - one).slice(0, MOST_NETWORKS);
  return Object.fromEntries(told);
}
