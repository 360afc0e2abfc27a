/** A device that writes down, byte by byte, everything that the server ever sends it. */
import type { GameTypes } from '@leadlight/core';
import type { ClientFrame } from '@leadlight/protocol';
import type { TableState } from '@leadlight/table';
import { Visitor, type Line } from '../online/person.ts';
import { Player } from '../online/player.ts';

/** The time of day, and a secret of the reader's own. */
const UNWRITTEN: ReadonlySet<string> = new Set(['date', 'set-cookie']);

export class Witness {
  readonly name: string;
  readonly transcript: string[] = [];
  readonly visitor: Visitor;
  private line: Line | undefined;
  private player: Player | undefined;
  private pings = 0;

  constructor(name: string, address: string) {
    this.name = name;
    this.visitor = new Visitor(address);
  }

  async ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await this.visitor.ask(method, path, body);
    const headers = [...answer.headers].filter(([name]) => !UNWRITTEN.has(name));
    this.transcript.push(`${method} ${path} ${JSON.stringify([answer.status, headers, answer.body])}`);
    return answer.body;
  }

  async connect(): Promise<void> {
    this.line = this.visitor.connect();
    this.line.record(this.transcript);
    await this.line.opened;
    // The store has been asked for it, so it comes later than answers to what is sent at once.
    if (this.visitor.cookie !== undefined) await this.line.until(({ type }) => type === 'waiting');
  }

  follow(table: string, from = 0): void {
    this.player ??= new Player(this.connected, table, this.name);
    this.player.follow(from);
  }

  send(frame: ClientFrame): void {
    this.connected.send(frame);
  }

  async command(command: { readonly type: string } & Readonly<Record<string, unknown>>, id: string): Promise<boolean> {
    if (this.player === undefined) throw new Error('It follows no table.');
    return (await this.player.command(command, id)).ok;
  }

  /** Everything that the server had sent before has arrived. */
  async quiet(): Promise<void> {
    if (this.line === undefined) return;
    const id = `quiet-${this.pings++}`;
    this.line.send({ type: 'ping', id });
    await this.line.until((frame) => frame.type === 'pong' && frame.id === id);
  }

  get state(): TableState<GameTypes> {
    if (this.player?.state === undefined) throw new Error('It has seen nothing yet.');
    return this.player.state;
  }

  get following(): Player | undefined {
    return this.player;
  }

  /** Whether it has this many entries and lines, if it follows a table at all. */
  hasSeen(entries: number, lines: number): boolean {
    if (this.line === undefined || this.player === undefined) return true;
    const heard = this.line.frames.findLast(({ type }) => type === 'said');
    const numberOfLast = heard?.type === 'said' ? heard.number : -1;
    return this.player.state?.log.length === entries && numberOfLast === lines - 1;
  }

  close(): void {
    this.line?.close();
  }

  private get connected(): Line {
    if (this.line === undefined) throw new Error('It is not connected.');
    return this.line;
  }
}
