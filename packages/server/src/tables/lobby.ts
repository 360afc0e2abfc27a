/** The lists of open and running tables, sent to everyone who looks at them whenever they change. */
import type { ServerFrameOf } from '@leadlight/protocol';
import type { OtherNodes } from '../nodes/port.ts';
import type { CardRow, TableStore } from '../storage/index.ts';
import type { Reader } from './reader.ts';
import { listedTable } from './rows.ts';

/** Readers get all changes of this time at once. */
const GATHER_MS = 300;
const MOST_LISTED = 100;

type LobbyFrame = ServerFrameOf<'lobby'>;

export class Lobby {
  private readonly store: TableStore;
  private readonly readers = new Set<Reader>();
  private readonly trouble: (error: unknown) => void;
  private readonly nodes: OtherNodes;
  private readonly deafen: () => void;
  private timer: NodeJS.Timeout | undefined;
  /** Whether the other nodes have to be told as well. */
  private isNews = false;

  constructor(store: TableStore, nodes: OtherNodes, trouble: (error: unknown) => void) {
    this.store = store;
    this.nodes = nodes;
    this.trouble = trouble;
    this.deafen = nodes.listen('lobby', () => this.catchUp());
  }

  async enter(reader: Reader): Promise<void> {
    this.readers.add(reader);
    reader.send(await this.lists());
  }

  leave(reader: Reader): void {
    this.readers.delete(reader);
  }

  /** A table has changed. Private ones are in no list. */
  changed({ listed }: CardRow): void {
    if (!listed) return;
    this.isNews = !this.nodes.isAlone;
    this.tellLater();
  }

  /** Other nodes may have changed the lists. */
  catchUp(): void {
    this.tellLater();
  }

  close(): void {
    this.deafen();
    clearTimeout(this.timer);
  }

  private tellLater(): void {
    if (this.readers.size > 0 || this.isNews) this.timer ??= setTimeout(() => void this.tell(), GATHER_MS);
  }

  private async tell(): Promise<void> {
    this.timer = undefined;
    if (this.isNews) this.nodes.tell('lobby', { type: 'lists' });
    this.isNews = false;
    if (this.readers.size === 0) return;
    try {
      const lists = await this.lists();
      for (const reader of this.readers) reader.send(lists);
    } catch (error) {
      this.trouble(error);
    }
  }

  private async lists(): Promise<LobbyFrame> {
    const [open, running] = await Promise.all([
      this.store.list({ kind: 'open', limit: MOST_LISTED }),
      this.store.list({ kind: 'running', limit: MOST_LISTED }),
    ]);
    return {
      type: 'lobby',
      open: open.map(listedTable),
      running: running.map(listedTable).filter(({ watchable }) => watchable),
    };
  }
}
