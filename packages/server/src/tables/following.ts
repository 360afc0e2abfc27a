/** A reader that follows a table: sent every entry as its person may see it, in order. */
import type { GameTypes, Seat, Viewer } from '@leadlight/core';
import { hostOf, viewerAt, type Shown, type TableState } from '@leadlight/table';
import type { TableId } from '../storage/index.ts';
import { Packed } from './packed.ts';
import type { Reader } from './reader.ts';
import { mayFollow } from './sight.ts';

/** After these entries, people may have other seats than before. */
const MOVES_PEOPLE: ReadonlySet<string> = new Set(['seated', 'left', 'gathered']);

/** A visitor without a name sends no commands, so no entry answers one. */
const NOBODY = 'nobody';

/** A table, as its followers know it. */
export interface Followed {
  readonly id: TableId;
  readonly state: TableState<GameTypes>;
  readonly readers: Iterable<Following>;
  listen(viewer: Viewer, name: string, from: number, receive: (shown: Shown<GameTypes>) => void): () => void;
  invite(to: TableId, seat: Seat): void;
  adopt(following: Following): void;
  unfollow(following: Following): void;
}

interface Sent {
  readonly shown: Shown<GameTypes>;
  readonly frame: Packed;
}

/** All readers of a table are sent an entry in one go, so the frames that they share are among the last ones. */
const LAST = 4;
const sent: Sent[] = [];

/** Readers who are shown the same are sent the same frame. */
function packed(table: TableId, shown: Shown<GameTypes>): Packed {
  const known = sent.find((each) => each.shown === shown);
  if (known !== undefined) return known.frame;
  const frame = new Packed({ type: 'entry', table, number: shown.number, entry: shown.entry });
  if (sent.push({ shown, frame }) > LAST) sent.shift();
  return frame;
}

export class Following {
  readonly reader: Reader;
  seat: Seat | null = null;
  table: Followed;
  /** The number of the next line of chat that the reader has not been told. */
  heard = 0;
  private readonly isPublic: boolean;
  private next: number;
  private isHost = false;
  private unlisten: () => void = () => undefined;

  /** On a public screen, nobody sits. */
  constructor(table: Followed, reader: Reader, from: number, isPublic: boolean) {
    this.isPublic = isPublic;
    this.table = table;
    this.reader = reader;
    this.next = from;
  }

  get name(): string | undefined {
    return this.isPublic ? undefined : this.reader.person?.id;
  }

  start(): void {
    this.takePlace();
    this.tellPlace();
    this.listen();
  }

  stop(): void {
    this.unlisten();
  }

  /** The reader wants no more of it. */
  leave(): void {
    this.table.unfollow(this);
  }

  /** The table was loaded again: entries go on where they stopped. Undefined if it is gone. */
  moveTo(table: Followed | undefined): void {
    this.unlisten();
    if (table === undefined) return this.reader.send({ type: 'refused', code: 'no-table', table: this.table.id });
    this.table = table;
    table.adopt(this);
  }

  private listen(): void {
    this.unlisten();
    let isCurrent = true;
    const stop = this.table.listen(this.seat, this.name ?? NOBODY, this.next, (shown) => isCurrent && this.take(shown));
    this.unlisten = () => {
      isCurrent = false;
      stop();
    };
  }

  private take(shown: Shown<GameTypes>): void {
    this.next = shown.number + 1;
    this.reader.send(packed(this.table.id, shown));
    if (MOVES_PEOPLE.has(shown.entry.type)) this.moveOn();
  }

  /** A reader with another seat sees the following entries from there; one without a seat may have to go. */
  private moveOn(): void {
    if (this.takePlace()) {
      this.tellPlace();
      this.listen();
    }
    if (mayFollow(this.table.state, this.reader.person?.id)) return;
    this.leave();
    this.reader.send({ type: 'refused', code: 'no-table', table: this.table.id });
  }

  /** Returns whether something has changed. */
  private takePlace(): boolean {
    const { state } = this.table;
    const seat = this.name === undefined ? null : viewerAt(state, this.name);
    const isHost = this.name !== undefined && hostOf(state) === this.name;
    const isNew = seat !== this.seat || isHost !== this.isHost;
    [this.seat, this.isHost] = [seat, isHost];
    return isNew;
  }

  private tellPlace(): void {
    this.reader.send({ type: 'place', table: this.table.id, seat: this.seat, host: this.isHost });
  }
}
