/**
 * One table of the real server. Everyone's frames are counted, but only one person's are read: the load shares the machine
 * with the server, and should leave the server as much of it as possible.
 */
import {
  Codes,
  saltCommitmentOf,
  seedFromText,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
} from '@leadlight/core';
import { receive, type Entry, type Shown, type TableState } from '@leadlight/table';
import { sintra } from '@leadlight/sintra';
import type { LoadTable } from '../load/contender.ts';
import type { Line } from '../load/line.ts';

const GAME: Game = sintra;

/** All tables list their moves here, one after another. */
const CODES = new Codes();

const ENTRY = 'e'.charCodeAt(0);
const ANSWER = 'a'.charCodeAt(0);
const REFUSED = 'r'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** Where the type of a frame begins. */
const TYPE_AT = '{"type":"'.length;

const SALT = 'of-the-load';
const NONCE = seedFromText(SALT);

/** Called with every entry frame, for tests that look at all of them. */
export type Overhear = (seat: Seat, frame: Buffer) => void;

export class OnlineTable implements LoadTable {
  moved: () => void = () => undefined;
  isOver = false;
  /** Moves that everyone has, and commands that the server has answered. */
  moves = 0;
  answered = 0;
  /** Commands that were sent. */
  commands = 0;
  private readonly id: string;
  private readonly lines: readonly Line[];
  private readonly random: Random;
  private readonly overhear: Overhear | undefined;
  /** How the frames of its entries begin: their numbers follow. */
  private readonly beginning: string;
  /** The number of the entry that each seat gets next. */
  private readonly next: number[];
  /** The number of the entry of the move that is under way. */
  private awaited = Infinity;
  private state: TableState<GameTypes> | undefined;
  private position: GameTypes['position'] | undefined;
  private ready: () => void = () => undefined;

  constructor(id: string, lines: readonly Line[], random: Random, overhear?: Overhear) {
    this.id = id;
    this.lines = lines;
    this.random = random;
    this.overhear = overhear;
    this.beginning = `{"type":"entry","table":"${id}","number":`;
    this.next = lines.map(() => 0);
    for (const [seat, line] of lines.entries()) line.receive = (data) => this.take(seat, data);
  }

  /** Everyone sits down and adds a salt. Resolves when the first move can be made. */
  async begin(): Promise<void> {
    const begun = new Promise<void>((resolve) => (this.ready = resolve));
    for (const line of this.lines) line.send(JSON.stringify({ type: 'follow', table: this.id, from: 0 }));
    for (const [seat] of this.lines.entries()) if (seat > 0) this.sit(seat);
    await begun;
  }

  /** How many entries everyone has. */
  get length(): number {
    return Math.min(...this.next);
  }

  /** Somebody comes back, and gets everything from a number on. Who is there is told last. */
  async watch(line: Line, from: number): Promise<void> {
    const told = line.next('{"type":"presence"');
    line.send(JSON.stringify({ type: 'follow', table: this.id, from }));
    await told;
  }

  unwatch(line: Line): void {
    line.send(JSON.stringify({ type: 'unfollow', table: this.id }));
  }

  /** The people turn to another table. */
  end(): void {
    for (const line of this.lines) this.unwatch(line);
  }

  move(): void {
    if (this.position === undefined) throw new Error('the game has not begun');
    const due = GAME.toAct(this.position);
    if (due.kind !== 'decide') throw new Error('nobody has to decide');
    const [seat] = due.seats;
    const move = this.chosen(this.position, seat);
    this.awaited = Math.max(...this.next);
    this.command(seat, { type: 'play', seat, seen: GAME.played(this.position), moves: [move] });
  }

  /** Any legal move. Of the others, only the codes are listed: the load has no time for more. */
  private chosen(position: GameTypes['position'], seat: Seat): object {
    CODES.clear();
    GAME.moves(position, seat, CODES);
    const code = CODES.at[this.random.below(CODES.count)];
    if (code === undefined) throw new Error('nobody can move');
    return GAME.decode(position, code);
  }

  private sit(seat: Seat): void {
    this.command(seat, { type: 'sit', seat, who: { kind: 'person', name: 'Guest', colour: 'blue' } });
  }

  private command(seat: Seat, command: object): void {
    const id = `load-${this.commands++}`;
    this.lines[seat]?.send(JSON.stringify({ type: 'command', table: this.id, command: { id, ...command } }));
  }

  private take(seat: Seat, frame: Buffer): void {
    const type = frame[TYPE_AT];
    if (type === ENTRY) this.takeEntry(seat, frame);
    if (type === REFUSED) throw new Error(frame.toString());
    if (type === ANSWER) this.takeAnswer(frame);
  }

  private takeAnswer(frame: Buffer): void {
    if (!frame.includes('"ok":true')) throw new Error(frame.toString());
    this.answered++;
  }

  private takeEntry(seat: Seat, frame: Buffer): void {
    if (frame.toString('latin1', 0, this.beginning.length) !== this.beginning) return;
    const number = numberAt(frame, this.beginning.length);
    if (number !== this.next[seat]) throw new Error(`seat ${seat} got ${number} instead of ${this.next[seat]}`);
    this.next[seat] = number + 1;
    if (seat === 0) this.read(JSON.parse(frame.toString()) as Shown<GameTypes>);
    this.overhear?.(seat, Buffer.from(frame));
    if (number >= this.awaited && this.next.every((each) => each > this.awaited)) this.arrived();
  }

  private arrived(): void {
    this.awaited = Infinity;
    this.moves++;
    this.moved();
  }

  private read(shown: Shown<GameTypes>): void {
    if (this.position !== undefined) return this.follow(this.position, shown.entry);
    const received = receive<GameTypes>(GAME, this.state, shown);
    this.state = received.state;
    if (this.state === undefined) return;
    if (this.state.phase === 'playing' && this.state.events.length > 0) {
      this.position = GAME.copy(this.state.position);
      return this.ready();
    }
    this.prepare(this.state, shown.entry);
  }

  /** Cheaper than a table that keeps its log: the position alone, changed in place. */
  private follow(position: GameTypes['position'], entry: Entry<GameTypes>): void {
    if (entry.type === 'played') for (const event of entry.events) GAME.play(position, event);
    this.isOver ||= GAME.toAct(position).kind === 'over';
  }

  private prepare({ phase, seats }: TableState<GameTypes>, entry: Entry<GameTypes>): void {
    if (phase === 'gathering' && seats.every((who) => who !== null)) this.command(0, { type: 'start' });
    if (entry.type === 'gathered') for (const [seat] of this.lines.entries()) this.seal(seat);
    if (entry.type === 'seals-closed') for (const [seat] of this.lines.entries()) this.openSalt(seat);
  }

  private seal(seat: Seat): void {
    this.command(seat, { type: 'seal', seat, hash: saltCommitmentOf(seat, NONCE, SALT) });
  }

  private openSalt(seat: Seat): void {
    this.command(seat, { type: 'open-salt', seat, salt: SALT, nonce: NONCE });
  }
}

function numberAt(frame: Buffer, start: number): number {
  let number = 0;
  for (let at = start; at < frame.length; at++) {
    const digit = frame[at] ?? 0;
    if (digit < ZERO || digit > NINE) break;
    number = number * 10 + digit - ZERO;
  }
  return number;
}
