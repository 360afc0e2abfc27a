/** A table that may be open in several tabs: one tab plays, the others follow. */
import type { GameTypes, Viewer } from '@leadlight/core';
import { elsewhere, Mirror, type Connection, type Host, type ReadTable, type Sender } from '@leadlight/table';
import { TableLock, type Locks } from './table-lock.ts';
import type { ClientGame } from '../game/client-game.ts';
import { THIS_TAB, type TabMessage, type TabChannel } from './tabs.ts';

/** The time the playing tab has to store its last move before another tab takes over anyway. */
const PATIENCE_MS = 2000;

export interface SharedTableServices<T extends GameTypes> {
  readonly client: ClientGame<T>;
  readonly id: string;
  /** The table as it is stored now. */
  readonly load: () => Promise<ReadTable<T> | undefined>;
  /** Hosts the table in this tab and calls `stored` after each write. */
  readonly host: (table: ReadTable<T>, stored: () => void) => Host<T>;
  readonly locks: Locks | undefined;
  readonly channel: TabChannel;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called when connections have to be made again: this tab started or stopped playing, or the table changed. */
  readonly changed: () => void;
  /** Called when the table no longer exists. */
  readonly gone: () => void;
  /** Called when another tab has deleted the table. */
  readonly deleted: () => void;
  /** Called when another table has replaced this one. */
  readonly moved: (to: string) => void;
}

export class SharedTable<T extends GameTypes> {
  private readonly services: SharedTableServices<T>;
  private readonly lock: TableLock;
  private host: Host<T> | undefined;
  private mirror: Mirror<T> | undefined;
  private isPlaying = false;
  /** Changes run one after another. */
  private queue: Promise<unknown> = Promise.resolve();
  private letGone: () => void = () => undefined;
  private isClosed = false;

  constructor(services: SharedTableServices<T>) {
    this.services = services;
    this.lock = new TableLock(services.locks, `leadlight-table-${services.id}`, {
      gained: () => this.change(true),
      lost: () => this.change(false),
    });
    services.channel.receive((message) => this.hear(message));
  }

  /** Whether the table exists. */
  async open(): Promise<boolean> {
    this.isPlaying = await this.lock.enter();
    return this.attach();
  }

  get role(): 'playing' | 'following' {
    return this.isPlaying ? 'playing' : 'following';
  }

  /** The connection lasts until the table changes hands. */
  connect(viewer: Viewer, sender: Sender): Connection<T> {
    const nobody = { listen: () => () => undefined, ask: () => Promise.resolve(elsewhere<T>()) };
    return this.host?.connect(viewer, sender) ?? this.mirror?.connect(viewer) ?? nobody;
  }

  /** Plays in this tab from now on. The playing tab is asked to let go, but only for a limited time. */
  async takeOver(): Promise<void> {
    const gone = new Promise<void>((resolve) => (this.letGone = resolve));
    this.services.channel.send({ type: 'let-go' });
    await Promise.race([gone, this.services.wait(PATIENCE_MS)]);
    await this.lock.steal();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.detach();
    this.lock.leave();
    this.services.channel.close();
  }

  private change(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    this.inTurn(async () => {
      if (await this.attach()) this.services.changed();
      else this.services.gone();
    });
  }

  private inTurn(work: () => Promise<void>): void {
    const unlessClosed = (): Promise<void> => (this.isClosed ? Promise.resolve() : work());
    this.queue = this.queue.then(unlessClosed, unlessClosed);
  }

  private async attach(): Promise<boolean> {
    await this.detach();
    const { client, load, host, channel } = this.services;
    const table = await load();
    if (table === undefined) return false;
    if (this.isPlaying) this.host = host(table, () => channel.send({ type: 'news' }));
    else this.mirror = new Mirror(client.game, table);
    return true;
  }

  private async detach(): Promise<void> {
    const { host, mirror } = this;
    this.host = undefined;
    this.mirror = undefined;
    mirror?.close();
    await host?.close();
  }

  private hear(message: TabMessage): void {
    switch (message.type) {
      case 'let-gone':
        return this.letGone();
      case 'let-go':
        return this.inTurn(() => this.letGo());
      case 'news':
        return this.inTurn(() => this.catchUp());
      case 'moved':
        return this.inTurn(() => this.leave(() => this.services.moved(message.to)));
      case 'removed':
        return this.inTurn(() => this.leave(() => message.by === THIS_TAB || this.services.deleted()));
    }
  }

  private async leave(tell: () => unknown): Promise<void> {
    await this.detach();
    tell();
  }

  /** Lets another tab play. If that tab has closed in the meantime, this one plays on. */
  private async letGo(): Promise<void> {
    if (!this.isPlaying) return;
    await this.host?.close();
    this.services.channel.send({ type: 'let-gone' });
    void this.services.wait(2 * PATIENCE_MS).then(() => this.isPlaying && this.change(true));
  }

  /** Another tab has stored something: the playing tab, or one that writes without a lock. */
  private async catchUp(): Promise<void> {
    const table = await this.services.load();
    if (table === undefined) this.services.gone();
    else if (this.mirror !== undefined) this.mirror.follow(table);
    else if (this.isPlaying) this.change(true);
  }
}
