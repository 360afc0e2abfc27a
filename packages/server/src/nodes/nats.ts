/** Other nodes, reached over NATS. A node starts and goes on without it: until it is back, news is lost. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  connect,
  errors,
  type NatsConnection,
  type NodeConnectionOptions,
  type Subscription,
} from '@nats-io/transport-node';
import { Listeners } from './listeners.ts';
import { readNews } from './news.ts';
import type { OtherNodes, Subject } from './port.ts';

/** The version of the news: nodes of a version that tells it in another form don't hear it. */
const PREFIX = 'leadlight.1.';

/** A broker that is silent for twice as long is gone. */
const PING_MS = 2000;
const RECONNECT_MS = 500;

/** Those who want to know how it goes. */
export interface NatsWatchers {
  readonly trouble: (error: unknown) => void;
  readonly count?: (news: 'sent' | 'unsent' | 'received') => void;
}
const OPTIONS: NodeConnectionOptions = {
  name: 'leadlight',
  noEcho: true,
  maxReconnectAttempts: -1,
  // Whoever corrects the passwords of a broker need not restart the nodes.
  ignoreAuthErrorAbort: true,
  reconnectTimeWait: RECONNECT_MS,
  pingInterval: PING_MS,
  maxPingOut: 2,
};

/** Whether nobody answers, which needs no correction here. Brokers that refuse us have no other error as their cause. */
const isAway = (error: unknown): boolean =>
  error instanceof errors.TimeoutError || (error instanceof errors.ConnectionError && error.cause !== undefined);

export class NatsNodes implements OtherNodes {
  readonly isAlone = false;
  isReached = false;
  private readonly watchers: NatsWatchers;
  private readonly listeners: Listeners;
  private readonly subscriptions = new Map<Subject, Subscription | undefined>();
  private connection: NatsConnection | undefined;
  private isClosed = false;

  private constructor(watchers: NatsWatchers) {
    this.watchers = watchers;
    this.listeners = new Listeners(
      (subject) => this.subscribe(subject),
      (subject) => this.unsubscribe(subject),
    );
  }

  /** A broker that does not answer is waited for. */
  static join(servers: string, watchers: NatsWatchers): NatsNodes {
    const nodes = new NatsNodes(watchers);
    void nodes.connect(servers);
    return nodes;
  }

  tell: OtherNodes['tell'] = (subject, news) => {
    this.watchers.count?.(this.isReached ? 'sent' : 'unsent');
    if (!this.isReached) return;
    try {
      this.connection?.publish(PREFIX + subject, JSON.stringify(news));
    } catch (error) {
      this.watchers.trouble(error);
    }
  };

  listen: OtherNodes['listen'] = (subject, hear) => this.listeners.add(subject, hear);

  async close(): Promise<void> {
    this.isClosed = true;
    this.isReached = false;
    await this.connection?.close();
  }

  private async connect(servers: string): Promise<void> {
    let told = '';
    while (!this.isClosed) {
      try {
        await this.use(await connect({ ...loginFrom(servers), ...OPTIONS }));
      } catch (error) {
        // Every attempt fails in the same way, until somebody has mended it.
        if (!isAway(error) && String(error) !== told) this.watchers.trouble(error);
        told = String(error);
      }
      await pause(RECONNECT_MS, undefined, { ref: false });
    }
  }

  private async use(connection: NatsConnection): Promise<void> {
    if (this.isClosed) return connection.close();
    this.connection = connection;
    for (const subject of this.subscriptions.keys()) this.subscribe(subject);
    this.isReached = true;
    await this.watch(connection);
  }

  /** The library connects again by itself, and subscribes again. */
  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.isReached = false;
      if (type === 'reconnect') this.isReached = true;
    }
    this.isReached = false;
  }

  private subscribe(subject: Subject): void {
    const callback = (error: Error | null, message: { readonly data: Uint8Array }): void => {
      if (error === null) this.hear(subject, message.data);
    };
    this.subscriptions.set(subject, this.connection?.subscribe(PREFIX + subject, { callback }));
  }

  private unsubscribe(subject: Subject): void {
    if (!this.isClosed) this.subscriptions.get(subject)?.unsubscribe();
    this.subscriptions.delete(subject);
  }

  /** An error here would end the program. */
  private hear(subject: Subject, data: Uint8Array): void {
    try {
      const news = readNews(subject, Buffer.from(data).toString());
      this.watchers.count?.('received');
      if (news !== undefined) this.listeners.hear(subject, news);
    } catch (error) {
      this.watchers.trouble(error);
    }
  }
}

/**
 * The library takes only host and port from an address. The rest is up to us: user and password, or a token in place of the
 * user, and that a broker without TLS must not do for `tls:`. All brokers of a cluster know the same users.
 */
function loginFrom(addresses: string): NodeConnectionOptions {
  const urls = addresses.split(',').map((address) => new URL(address));
  const { username = '', password = '' } = urls.find((url) => url.username !== '') ?? {};
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ host }) => host),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}
