/** A table that may be open in several tabs: one tab plays, the others follow. */
import type { GameTypes, Viewer } from '@leadlight/core';
import type { Sender } from '@leadlight/table';
import type { Connection } from '../play/connection.ts';
import type { Host } from '../play/host.ts';
import { elsewhere } from '../play/ledger.ts';
import { Mirror } from '../play/mirror.ts';
import { Claim, type Locks } from './claim.ts';
import type { Edition } from './edition.ts';
import type { ReadTable } from './reading.ts';
import { THIS_TAB, type TabMessage, type Wire } from './wire.ts';

/** The time the playing tab has to store its last move before another tab takes over anyway. */
const PATIENCE_MS = 2000;

export interface Surroundings<T extends GameTypes> {
  readonly edition: Edition<T>;
  readonly id: string;
  /** The table as it is stored now. */
  readonly load: () => Promise<ReadTable<T> | undefined>;
  /** Hosts the table in this tab and calls `stored` after each write. */
  readonly host: (table: ReadTable<T>, stored: () => void) => Host<T>;
  readonly locks: Locks | undefined;
  readonly wire: Wire;
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
  private readonly surroundings: Surroundings<T>;
  private readonly claim: Claim;
  private host: Host<T> | undefined;
  private mirror: Mirror<T> | undefined;
  private isPlaying = false;
  /** Changes run one after another. */
  private queue: Promise<unknown> = Promise.resolve();
  private letGone: () => void = () => undefined;
  private isClosed = false;

  constructor(surroundings: Surroundings<T>) {
    this.surroundings = surroundings;
    this.claim = new Claim(surroundings.locks, `leadlight-table-${surroundings.id}`, {
      gained: () => this.change(true),
      lost: () => this.change(false),
    });
    surroundings.wire.receive((message) => this.hear(message));
  }

  /** Whether the table exists. */
  async open(): Promise<boolean> {
    this.isPlaying = await this.claim.enter();
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
    this.surroundings.wire.send({ type: 'let-go' });
    await Promise.race([gone, this.surroundings.wait(PATIENCE_MS)]);
    await this.claim.steal();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.detach();
    this.claim.leave();
    this.surroundings.wire.close();
  }

  private change(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    this.inTurn(async () => {
      if (await this.attach()) this.surroundings.changed();
      else this.surroundings.gone();
    });
  }

  private inTurn(work: () => Promise<void>): void {
    const unlessClosed = (): Promise<void> => (this.isClosed ? Promise.resolve() : work());
    this.queue = this.queue.then(unlessClosed, unlessClosed);
  }

  private async attach(): Promise<boolean> {
    await this.detach();
    const { edition, load, host, wire } = this.surroundings;
    const table = await load();
    if (table === undefined) return false;
    if (this.isPlaying) this.host = host(table, () => wire.send({ type: 'news' }));
    else this.mirror = new Mirror(edition.game, table.entries);
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
        return this.inTurn(() => this.leave(() => this.surroundings.moved(message.to)));
      case 'removed':
        return this.inTurn(() => this.leave(() => message.by === THIS_TAB || this.surroundings.deleted()));
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
    this.surroundings.wire.send({ type: 'let-gone' });
    void this.surroundings.wait(2 * PATIENCE_MS).then(() => this.isPlaying && this.change(true));
  }

  /** Another tab has stored something: the playing tab, or one that writes without a lock. */
  private async catchUp(): Promise<void> {
    const table = await this.surroundings.load();
    if (table === undefined) this.surroundings.gone();
    else if (this.mirror !== undefined) this.mirror.follow(table.entries);
    else if (this.isPlaying) this.change(true);
  }
}
