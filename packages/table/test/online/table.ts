/** An online table for tests: its clock, its deadlines and its randomness are given. */
import {
  commitmentOf,
  fairLuck,
  saltCommitmentOf,
  seedFromText,
  type Game,
  type GameTypes,
  type Result,
  type Seat,
} from '@leadlight/core';
import {
  clocksOf,
  decideOnline,
  everyoneAt,
  openState,
  ownersOf,
  personCalled,
  showFrom,
  THE_HOST,
  type Clock,
  type Command,
  type Entry,
  type Opened,
  type Outcome,
  type Pace,
  type Refusal,
  type Sender,
  type TableState,
  type Terms,
} from '@leadlight/table';
import { present } from '../../../core/test/present.ts';

export const LEVELS = ['random', 'greedy'];

export const MINUTE = 60_000;
export const DAY = 86_400_000;

export const LIVE: Pace = { kind: 'live', bank: 5 * MINUTE, increment: 10_000 };
export const UNTIMED: Pace = { kind: 'none' };

export const termsWith = (pace: Pace, timeout: Terms['timeout'] = 'bot'): Terms => ({
  listed: true,
  watchers: 'anyone',
  chat: 'free',
  pace,
  standIn: 'greedy',
  timeout,
});

export const who = (name: string) => ({ kind: 'person', name, colour: 'blue' }) as const;
export const BOT = { kind: 'bot', level: 'random' } as const;

/** Everybody's salt and nonce follow from their name. */
export const saltOf = (name: string): string => `salt-of-${name}`;
export const nonceOf = (name: string): string => seedFromText(`nonce of ${name}`);

type Answer<T extends GameTypes> = Result<Outcome<T>, Refusal<T>>;
type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

export interface Setup {
  readonly players: number;
  readonly seed?: string;
  readonly terms?: Terms;
  readonly options?: object;
  /** The secret side of people and their commands: the sender behind a name, and the prefix of command ids. */
  readonly alias?: string;
}

export class OnlineTable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seed: string;
  state: TableState<T>;
  /** The service time. */
  clock = 1_000_000;
  private readonly alias: string;
  private count = 0;

  constructor(game: Game<T>, { players, seed = 'online', terms = termsWith(LIVE), options = {}, alias = '' }: Setup) {
    this.alias = alias;
    const parsed = game.parseOptions(options, players);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    this.game = game;
    this.seed = seedFromText(seed);
    const opened: Opened<T> = {
      type: 'opened',
      at: 0,
      game: game.id,
      rules: game.rules,
      options: parsed.value,
      players,
      commitment: commitmentOf(this.seed),
      terms,
    };
    this.state = openState(game, opened);
  }

  get log(): readonly Entry<T>[] {
    return this.state.log;
  }

  get clocks(): readonly Clock[] {
    return clocksOf(this.state);
  }

  get types(): readonly string[] {
    return this.log.map(({ type }) => type);
  }

  /** Someone asks the table; each command has an id of its own, unless it names one. */
  ask(sender: string | Sender, command: WithoutId<Command<T>>, id = `${this.alias}${this.count++}`): Answer<T> {
    const { game, seed, state, clock } = this;
    const answer = decideOnline(game, state, {
      command: { ...command, id },
      sender: typeof sender === 'string' ? personCalled(this.alias + sender) : sender,
      circumstances: {
        now: 5000 + this.count,
        seed,
        luck: fairLuck(game.id, seed, state.salts),
        levels: LEVELS,
        viewers: everyoneAt(state.opened.players),
        clock,
      },
    });
    if (answer.ok) this.state = answer.value.state;
    return answer;
  }

  sit(name: string, seat: Seat): Answer<T> {
    return this.ask(name, { type: 'sit', seat, who: who(name) });
  }

  service(command: WithoutId<Command<T>>): Answer<T> {
    return this.ask(THE_HOST, command);
  }

  seatOf(name: string): Seat {
    return ownersOf(this.state).indexOf(this.alias + name);
  }

  seal(name: string): Answer<T> {
    const seat = this.seatOf(name);
    return this.ask(name, { type: 'seal', seat, hash: saltCommitmentOf(seat, nonceOf(name), saltOf(name)) });
  }

  open(name: string): Answer<T> {
    return this.ask(name, { type: 'open-salt', seat: this.seatOf(name), salt: saltOf(name), nonce: nonceOf(name) });
  }

  /** People sit down in order, and the first of them starts the game. */
  gather(...names: readonly string[]): this {
    for (const [seat, name] of names.entries()) this.sit(name, seat);
    this.ask(present(names[0]), { type: 'start' });
    return this;
  }

  /** Everybody seals a salt and opens it. */
  begin(...names: readonly string[]): this {
    this.gather(...names);
    for (const name of names) this.seal(name);
    for (const name of names) this.open(name);
    return this;
  }

  /** The seats that have to decide. */
  get due(): readonly Seat[] {
    const due = this.game.toAct(this.state.position);
    return this.state.phase === 'playing' && due.kind === 'decide' ? due.seats : [];
  }

  /** Plays a legal move of the seat: the first, or another one. */
  play(sender: string | Sender, seat: Seat, pick = 0): Answer<T> {
    const moves = this.game.legal(this.state.position, seat);
    const move = moves[pick % moves.length];
    const seen = this.game.played(this.state.position);
    return this.ask(sender, { type: 'play', seat, seen, moves: move === undefined ? [] : [move] });
  }

  shown(viewer: Seat | null, sender?: string): ReturnType<typeof showFrom<T>> {
    return showFrom(this.game, this.state.log, sender === undefined ? { viewer } : { viewer, sender }, 0);
  }
}

/** The keys of the refusal; empty if there was none. */
export const keysOf = (answer: Result<unknown, { readonly reason: { readonly key: string } }>): readonly string[] =>
  answer.ok ? [] : answer.problems.map(({ reason }) => reason.key);
