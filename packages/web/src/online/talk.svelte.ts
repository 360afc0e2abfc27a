/** What this reader has read at a table, and whom they have muted. */
import type { ChatLine, OnlineTable } from './table.svelte.ts';
import { SMALL_MEMORY } from './memory.ts';

/** Everything that was said before the page followed the table arrives within this time. */
const HISTORY_MS = 1000;

const keyOf = (table: string): string => `leadlight-muted-${table}`;

export class Talk {
  muted = $state.raw<readonly string[]>([]);
  private readTo = $state(-1);
  private readonly table: OnlineTable;

  constructor(table: OnlineTable) {
    this.table = table;
    this.muted = (SMALL_MEMORY.getItem(keyOf(table.id)) ?? '').split('\n').filter((name) => name !== '');
    setTimeout(() => this.read(), Math.max(0, table.openedAt + HISTORY_MS - performance.now()));
  }

  readonly lines: readonly ChatLine[] = $derived.by(() =>
    this.table.chat.filter(({ name }) => !this.muted.includes(name)),
  );

  /** Lines of others since the reader last looked. */
  readonly unread: readonly ChatLine[] = $derived.by(() =>
    this.lines.filter(({ number, seat }) => number > this.readTo && seat !== this.table.seat),
  );

  read(): void {
    this.readTo = this.table.chat.at(-1)?.number ?? this.readTo;
  }

  toggle(name: string): void {
    const others = this.muted.filter((each) => each !== name);
    this.muted = others.length === this.muted.length ? [...others, name] : others;
    SMALL_MEMORY.setItem(keyOf(this.table.id), this.muted.join('\n'));
  }
}
