/** Hears everything that nodes tell each other over the broker, and knows when all of them have heard it. */
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { NatsNodes } from '../../src/nodes/nats.ts';
import type { OtherNodes } from '../../src/nodes/port.ts';

const PREFIX = 'leadlight.1.';

/** A subject that no table has. */
const MARKER = 'table.marker';

export interface Overheard {
  /** The number of the step after which it was told. */
  readonly step: number;
  readonly subject: string;
  readonly text: string;
}

/** A node's way to the others, which counts what is told. */
export class Talkative implements OtherNodes {
  readonly isAlone = false;
  told = 0;
  /** The number of the last marker that this node has heard. */
  marker = 0;
  private readonly nodes: NatsNodes;

  constructor(nodes: NatsNodes) {
    this.nodes = nodes;
    nodes.listen(MARKER, (news) => {
      if (news.type === 'entries') this.marker = news.count;
    });
  }

  get isReached(): boolean {
    return this.nodes.isReached;
  }

  tell: OtherNodes['tell'] = (subject, news) => {
    if (this.isReached) this.told++;
    this.nodes.tell(subject, news);
  };

  listen: OtherNodes['listen'] = (subject, hear) => this.nodes.listen(subject, hear);

  close(): Promise<void> {
    return this.nodes.close();
  }
}

export class Eavesdropper {
  readonly overheard: Overheard[] = [];
  readonly troubles: unknown[] = [];
  private readonly connection: NatsConnection;
  private steps = 0;
  private markers = 0;

  private constructor(connection: NatsConnection) {
    this.connection = connection;
    connection.subscribe('>', { callback: (_, message) => this.hear(message.subject, message.string()) });
  }

  static async at(servers: string): Promise<Eavesdropper> {
    const listener = new Eavesdropper(await connect({ servers, noEcho: true }));
    await listener.connection.flush();
    return listener;
  }

  /** All nodes are connected. */
  async meet(talkers: readonly Talkative[]): Promise<void> {
    while (!talkers.every(({ isReached }) => isReached)) await pause(5);
    await this.passedOn(talkers);
  }

  step(): void {
    this.steps++;
  }

  toldBy(talkers: readonly Talkative[]): number {
    return talkers.reduce((sum, { told }) => sum + told, 0);
  }

  /** What was told until now has come to the broker, which passes on everything in order, up to the marker. */
  async passedOn(talkers: readonly Talkative[]): Promise<void> {
    const told = this.toldBy(talkers);
    while (this.overheard.length < told) await pause(1);
    const marker = ++this.markers;
    while (!talkers.every((each) => each.marker >= marker)) {
      this.connection.publish(PREFIX + MARKER, JSON.stringify({ type: 'entries', count: marker }));
      await pause(2);
    }
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private hear(subject: string, text: string): void {
    this.overheard.push({ step: this.steps, subject: subject.replace(PREFIX, ''), text });
  }
}
