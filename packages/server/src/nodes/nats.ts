/** Other nodes, reached over NATS. A node starts and goes on without it: until it is back, news is lost. */
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
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

  /** Rejects if the address makes no sense; a broker that does not answer is waited for. */
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
    try {
      const connection = await connect({
        servers: servers.split(','),
        name: 'leadlight',
        noEcho: true,
        waitOnFirstConnect: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_MS,
        pingInterval: PING_MS,
        maxPingOut: 2,
      });
      if (this.isClosed) return await connection.close();
      this.connection = connection;
      for (const subject of this.subscriptions.keys()) this.subscribe(subject);
      this.isReached = true;
      await this.watch(connection);
    } catch (error) {
      this.watchers.trouble(error);
    }
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
