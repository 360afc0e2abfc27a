/** Plays at an online table by itself: sits, adds its salt, follows, and decides with legal random moves. */
import { randomUUID } from 'node:crypto';
import { FastRandom, saltCommitmentOf, seedFromText, type Game, type GameTypes, type Seat } from '@leadlight/core';
import type { ServerFrame, ServerFrameOf } from '@leadlight/protocol';
import { receive, type Entry, type TableState } from '@leadlight/table';
import { GAMES, gameUnder } from '../../src/tables/registry.ts';
import type { Line } from './person.ts';

type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

export class Player {
  readonly line: Pick<Line, 'send' | 'listen' | 'until' | 'opened'>;
  readonly table: string;
  state: TableState<GameTypes> | undefined;
  seat: Seat | null = null;
  isHost = false;
  private readonly random: FastRandom;
  private readonly salt: string;
  private readonly nonce: string;
  private readonly answers = new Map<string, (answer: ServerFrameOf<'answer'>) => void>();
  private isSalting = false;
  private isPlaying = false;
  private isWaiting = false;
  /** Its last command, once the server has taken it: over some lines, the answer overtakes the entry. */
  private taken: string | undefined;
  private readonly done = new Set<string>();

  constructor(line: Player['line'], table: string, name: string) {
    this.line = line;
    this.table = table;
    this.random = new FastRandom(name);
    this.salt = `salt-of-${name}`;
    this.nonce = seedFromText(name);
    line.listen((frame) => this.take(frame));
  }

  follow(from = 0): void {
    this.line.send({ type: 'follow', table: this.table, from });
  }

  /** From now on, adds its salt when that is due. */
  addSalt(): void {
    this.isSalting = true;
    this.act();
  }

  /** From now on, decides by itself whatever is due. */
  playAlone(): void {
    this.isPlaying = true;
    this.addSalt();
  }

  command(command: Command, id: string = randomUUID()): Promise<ServerFrameOf<'answer'>> {
    const answer = new Promise<ServerFrameOf<'answer'>>((resolve) => this.answers.set(id, resolve));
    this.line.send({ type: 'command', table: this.table, command: { id, ...command } });
    return answer;
  }

  get game(): Game {
    const opened = this.state?.opened;
    const game = opened && gameUnder(GAMES, opened.game, opened.rules);
    if (game === undefined) throw new Error('nothing is known yet');
    return game;
  }

  private take(frame: ServerFrame): void {
    if (!('table' in frame) || frame.table !== this.table) return;
    if (frame.type === 'place') [this.seat, this.isHost] = [frame.seat, frame.host];
    if (frame.type === 'answer') this.answers.get(frame.id)?.(frame);
    if (frame.type !== 'entry') return;
    const entry = frame.entry as Entry<GameTypes>;
    // Over some lines, later entries overtake the first one.
    if (this.state === undefined && entry.type !== 'opened') return this.follow();
    const game = entry.type === 'opened' ? gameUnder(GAMES, entry.game, entry.rules) : this.game;
    if (game === undefined) throw new Error('unknown rules');
    const received = receive(game, this.state, { number: frame.number, entry });
    if (received.kind === 'gap') this.follow(received.from);
    if (received.kind !== 'new') return;
    this.state = received.state;
    // The place follows the entry that changes it.
    setImmediate(() => this.act());
  }

  private act(): void {
    if (!this.isSalting || this.state === undefined || this.seat === null || !this.hasSeenOwn()) return;
    const { phase, events, position } = this.state;
    if (phase === 'sealing')
      this.once('seal', { type: 'seal', seat: this.seat, hash: saltCommitmentOf(this.seat, this.nonce, this.salt) });
    if (phase === 'opening')
      this.once('open', { type: 'open-salt', seat: this.seat, salt: this.salt, nonce: this.nonce });
    if (phase !== 'playing' || !this.isPlaying) return;
    const moves = this.game.legal(position, this.seat);
    const move = moves[this.random.below(Math.max(1, moves.length))];
    const seen = this.game.played(position);
    if (move !== undefined) this.once(`play:${events.length}`, { type: 'play', seat: this.seat, seen, moves: [move] });
  }

  /** One thing at a time: where several decide at once, others may be quicker than the answer to this. */
  private once(what: string, command: Command): void {
    if (this.done.has(what) || this.isWaiting) return;
    this.done.add(what);
    void this.finish(command);
  }

  private async finish(command: Command): Promise<void> {
    this.isWaiting = true;
    const { ok, id } = await this.command(command);
    if (ok) this.taken = id;
    this.isWaiting = false;
    this.act();
  }

  private hasSeenOwn(): boolean {
    return this.taken === undefined || this.state?.log.some(({ command }) => command === this.taken) === true;
  }
}
