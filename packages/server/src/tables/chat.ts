/** What people say at their tables. Only those who sit there may speak: a spectator could give hints. */
import type { FrameRefusal, Phrase, ServerFrameOf } from '@leadlight/protocol';
import { viewerAt } from '@leadlight/table';
import type { ChatStore, Ms, NumberedLine } from '../storage/index.ts';
import type { OtherNodes } from '../nodes/port.ts';
import type { Followed, Following } from './following.ts';
import { termsOf } from './rows.ts';

/** Newcomers to a table are sent this many lines. */
const MOST_LINES = 100;

/** Something to say. A client that sends it again keeps its id. */
export interface Words {
  readonly id: string;
  readonly phrase?: Phrase | undefined;
  readonly text?: string | undefined;
}

export class Chat {
  private readonly store: ChatStore;
  private readonly now: () => Ms;
  private readonly nodes: OtherNodes;

  constructor(store: ChatStore, now: () => Ms, nodes: OtherNodes) {
    this.store = store;
    this.now = now;
    this.nodes = nodes;
  }

  /** The reason for refusing, or undefined once everyone has been told. */
  async say(by: Following, words: Words): Promise<FrameRefusal | undefined> {
    const { table, reader, seat } = by;
    const said = saidIn(words, termsOf(table.state).chat);
    if (reader.person === undefined || seat === null || said === undefined) return 'no-chat';
    const line = { id: words.id, at: this.now(), seat, spectator: null, identity: reader.person.id, ...said };
    const stored = await this.store.say(table.id, line);
    if (stored === undefined) return 'no-table';
    if (stored.isNew) await this.tellAll(table, { ...line, number: stored.number });
    else tell(table, by, { ...line, number: stored.number });
    this.nodes.tell(`table.${table.id}`, { type: 'lines', count: stored.number + 1 });
    return undefined;
  }

  /** Repeats the latest lines to a reader that comes, or comes back. */
  async repeat(table: Followed, following: Following): Promise<void> {
    for (const line of await this.store.read(table.id, 0, MOST_LINES)) tellOnce(table, following, line);
  }

  /** Tells each reader here what was said on any node, as far as they haven't heard it. */
  async tellNew(table: Followed): Promise<void> {
    const from = Math.min(...[...table.readers].map(({ heard }) => heard));
    if (from === Infinity) return;
    for (const line of await this.store.read(table.id, from, MOST_LINES))
      for (const following of table.readers) tellOnce(table, following, line);
  }

  /** Others may have spoken on other nodes just before, and nobody should miss that. */
  private async tellAll(table: Followed, line: NumberedLine): Promise<void> {
    for (const each of table.readers) if (each.heard === line.number) tellOnce(table, each, line);
    if ([...table.readers].some(({ heard }) => heard <= line.number)) await this.tellNew(table);
  }
}

function saidIn(
  { phrase, text }: Words,
  chat: 'free' | 'phrases' | 'off',
): Pick<NumberedLine, 'kind' | 'body'> | undefined {
  if (phrase !== undefined && text === undefined && chat !== 'off') return { kind: 'phrase', body: phrase };
  if (text !== undefined && phrase === undefined && chat === 'free') return { kind: 'text', body: text };
  return undefined;
}

/** Each reader gets the lines in their order. */
function tellOnce(table: Followed, following: Following, line: NumberedLine): void {
  if (line.number < following.heard) return;
  following.heard = line.number + 1;
  tell(table, following, line);
}

function tell(table: Followed, { reader }: Following, line: NumberedLine): void {
  const frame = frameOf(table, line);
  if (frame !== undefined) reader.send(frame);
}

/**
 * Seats are numbered anew when the game begins, so the speaker is found by who it was. Words of somebody who has left
 * are gone, too.
 */
function frameOf({ id, state }: Followed, line: NumberedLine): ServerFrameOf<'said'> | undefined {
  const seat = viewerAt(state, line.identity);
  const who = seat === null ? null : state.seats[seat];
  if (who?.kind !== 'person') return undefined;
  const words = line.kind === 'phrase' ? { phrase: line.body as Phrase } : { text: line.body };
  return { type: 'said', table: id, number: line.number, at: line.at, seat, name: who.name, ...words };
}
