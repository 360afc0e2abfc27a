/** A table on the server, as this page follows it: its state, its people, what they say, and the own place there. */
import { fail, ok, type GameTypes, type Result, type Seat } from '@leadlight/core';
import { PHRASES, type Phrase } from '@leadlight/protocol';
import {
  clocksOf,
  elsewhere,
  Follower,
  type Clock,
  type Command,
  type Connection,
  type Entry,
  type Refusal,
  type TableState,
  type Terms,
} from '@leadlight/table';
import type { ClientGame } from '../game/client-game.ts';
import { gameUnder } from '../game/registry.ts';
import { freshId } from '../base/fresh.ts';
import { EntryLog } from './entry-log.ts';
import type { Line, TableFrame } from './line.ts';
import { SMALL_MEMORY } from './memory.ts';
import { Salts } from './salts.ts';
import { witness } from './witnessed.ts';

type State = TableState<GameTypes>;
type Answered = ReturnType<Line['command']>;
type FrameOf<Type extends TableFrame['type']> = Extract<TableFrame, { readonly type: Type }>;
/** Commands without their id, which is given here. */
type Wish =
  Command<GameTypes> extends infer Each ? (Each extends { readonly id: string } ? Omit<Each, 'id'> : never) : never;

/** Why the table can't be shown: there is none for this person, or this client is too old for its rules. */
export type Missing = 'no-table' | 'other-rules';

export interface ChatLine {
  readonly number: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase?: Phrase | undefined;
  readonly text?: string | undefined;
}

/** The time in which a frame arrives that was sent together with the one before it. */
const SALT_MS = 50;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The server will never take a command without an answer. */
function resultOf(answer: Awaited<Answered>): Result<null, Refusal<GameTypes>> {
  if (answer?.ok === true) return ok(null);
  return answer?.problems === undefined ? elsewhere() : fail(answer.problems);
}

export class OnlineTable {
  readonly id: string;
  readonly line: Line;
  /** Whether the screen belongs to nobody: it shows only what spectators see. */
  readonly isPublic: boolean;
  state = $state.raw<State>();
  client = $state.raw<ClientGame>();
  missing = $state<Missing>();
  /** The own seat; null for a spectator. */
  seat = $state<Seat | null>(null);
  isHost = $state(false);
  /** Whether the table's host has taken the own seat away. */
  isRemoved = $state(false);
  /** Whose people are here, seat by seat. */
  here = $state.raw<readonly boolean[]>([]);
  watchers = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The latest invitation to another table. */
  invitation = $state.raw<{ readonly to: string; readonly seat: Seat }>();
  /** Whether the game began without the salt that this browser had sent. */
  isLeftOut = $state(false);
  /** Why the table refused the last command of the player; empty if it did not. */
  refused = $state.raw<readonly Refusal<GameTypes>[]>([]);
  readonly openedAt = performance.now();
  private readonly log = new EntryLog();
  private readonly salts: Salts;
  private follower: Follower<GameTypes> | undefined;
  private isLeaving = false;
  private readonly given = new Set<string>();
  private readonly stop: () => void;

  /** On a public screen, even a player sees only what spectators do. */
  constructor(id: string, line: Line, isPublic = false) {
    this.id = id;
    this.line = line;
    this.isPublic = isPublic;
    this.salts = new Salts(id, SMALL_MEMORY);
    this.stop = line.follow(id, { from: () => this.log.length, receive: (frame) => this.take(frame), isPublic });
    if (!isPublic) for (const answer of line.movesAt(id)) void this.learn(answer);
  }

  close(): void {
    this.follower?.close();
    this.stop();
  }

  get terms(): Terms | undefined {
    return this.state?.opened.terms;
  }

  get clocks(): readonly Clock[] {
    return this.state === undefined ? [] : clocksOf(this.state);
  }

  /** The seats that have to decide. */
  get toMove(): readonly Seat[] {
    if (this.state?.phase !== 'playing' || this.client === undefined) return [];
    const due = this.client.game.toAct(this.state.position);
    return due.kind === 'decide' ? due.seats : [];
  }

  /** Whether a bot plays for this person. */
  get isAway(): boolean {
    return this.seat !== null && (this.state?.standIns[this.seat] ?? null) !== null;
  }

  /** Every device of a person may play: the server counts each command once. */
  readonly role = 'playing';

  takeOver(): Promise<void> {
    return Promise.resolve();
  }

  /** The seats of the people at this screen. */
  get people(): readonly Seat[] {
    return this.seat === null ? [] : [this.seat];
  }

  /** The server knows which seat this browser may see and play. */
  connect<T extends GameTypes>(): Connection<T>;
  connect(): Connection<GameTypes> {
    return this.log.connect((command) => this.wish(command));
  }

  /** The answer is undefined if the server will never take the command. */
  async ask(wish: Wish): Promise<Result<null, Refusal<GameTypes>>> {
    this.isLeaving = wish.type === 'leave' && wish.seat === this.seat;
    return this.wish({ id: freshId(), ...wish });
  }

  /** The player has read why the last command was refused. */
  dismiss(): void {
    this.refused = [];
  }

  /** The player knows that the own salt was left out. */
  accept(): void {
    this.isLeftOut = false;
    this.salts.forget();
  }

  /** A command of the player, who has to know if it was refused. */
  private wish(command: Command<GameTypes>): Promise<Result<null, Refusal<GameTypes>>> {
    this.refused = [];
    return this.learn(this.send(command));
  }

  private async learn(answered: Answered): Promise<Result<null, Refusal<GameTypes>>> {
    const answer = resultOf(await answered);
    if (!answer.ok) this.refused = answer.problems;
    return answer;
  }

  private send(command: Command<GameTypes>): Answered {
    if (command.type === 'play') this.remember();
    return this.line.command(this.id, command);
  }

  private take(frame: TableFrame): void {
    switch (frame.type) {
      case 'place':
        return this.sit(frame);
      case 'entry':
        return this.enter(frame);
      case 'presence':
        this.here = frame.here;
        this.watchers = frame.watchers;
        return;
      case 'said':
        return this.hear(frame);
      case 'invited':
        this.invitation = { to: frame.to, seat: frame.seat };
        return;
      case 'refused':
        if (frame.code === 'no-table' || frame.code === 'too-many') this.missing = 'no-table';
    }
  }

  private sit({ seat, host }: FrameOf<'place'>): void {
    const before = this.seat;
    this.seat = seat;
    this.isHost = host;
    this.missing = undefined;
    if (before === seat) return;
    if (this.state?.phase === 'gathering') this.isRemoved = seat === null && !this.isLeaving;
    // Somebody else uses this device now, and sees the game from another place.
    else if (this.state?.phase === 'playing' || this.state?.phase === 'over') return this.restart();
    this.addSalt();
  }

  private restart(): void {
    this.follower?.close();
    this.follower = undefined;
    this.state = undefined;
    this.log.clear();
    this.line.askAgain(this.id);
  }

  private enter({ number, entry }: FrameOf<'entry'>): void {
    if (this.log.take(number, entry as Entry<GameTypes>)) this.line.askAgain(this.id);
    else if (this.follower === undefined && number === 0) void this.begin();
  }

  /** The first entry names the game and its rules. */
  private async begin(): Promise<void> {
    const { first } = this.log;
    if (first?.type !== 'opened') return;
    const client = await gameUnder(first.game, first.rules);
    this.client = client;
    if (client === undefined) return void (this.missing = 'other-rules');
    this.follower?.close();
    this.follower = new Follower(
      client.game,
      this.connect(),
      { entry: (entry, state) => this.follow(entry, state) },
      wait,
    );
    this.follower.listen();
  }

  private follow(entry: Entry<GameTypes>, state: State): void {
    this.state = state;
    if (entry.type === 'started') this.compare(state);
    // The place that an entry changes is told right after it.
    setTimeout(() => this.addSalt(), SALT_MS);
  }

  private addSalt(): void {
    const { state, seat } = this;
    const command = state && seat !== null ? this.salts.due(state, seat) : undefined;
    const deed = `${command?.type}:${seat}`;
    if (command === undefined || this.given.has(deed)) return;
    this.given.add(deed);
    void this.contribute(command, deed);
  }

  /** A refused command may be given again after the next change. */
  private async contribute(command: Command<GameTypes>, deed: string): Promise<void> {
    // The log has the commitment to the salt, and once the salt is open it is forgotten.
    if (command.type === 'open-salt') this.remember(this.salts.value);
    const { ok: isDone } = resultOf(await this.send(command));
    if (command.type === 'seal' && isDone) {
      this.salts.sealed();
      this.remember(this.salts.value);
    }
    if (!isDone) this.given.delete(deed);
  }

  /** Only while the game is not over: what the server says later is what will be compared. */
  private remember(salt?: string): void {
    const { state, seat, id } = this;
    if (state === undefined || state.phase === 'over' || seat === null) return;
    const { commitment } = state.opened;
    witness({ table: id, at: Date.now(), commitment, ...(salt !== undefined && { seat, salt }) });
  }

  private compare(state: State): void {
    if (this.seat === null) return;
    this.isLeftOut = this.salts.isLeftOut(state, this.seat);
    if (!this.isLeftOut) this.salts.forget();
  }

  private hear({ number, seat, name, phrase, text }: FrameOf<'said'>): void {
    const said = { number, seat, name, phrase: PHRASES.find((each) => each === phrase), text };
    const others = this.chat.filter((line) => line.number !== number);
    this.chat = [...others, said].toSorted((one, other) => one.number - other.number);
  }
}
