/** A game on the screen: what is shown of it, and what the person at the screen is about to do. */
import type { GameTypes, Seat, Viewer } from '@leadlight/core';
import { movesOf, type Entry, type TableState } from '@leadlight/table';
import type { Connection } from './connection.ts';
import { Follower } from './follower.ts';
import type { Kit } from './kit.ts';
import { Playback, type Happening } from './playback.ts';
import { Turn } from './turn.ts';

/** What the screen is told by the person's settings. */
export interface Habits {
  /** How long something that happened is shown; 0 shows everything at once. */
  readonly pace: (followed: readonly { readonly type: string }[]) => number;
  /** Whether a finished turn is sent without asking. */
  readonly autoConfirm: () => boolean;
}

/** One line of the log. */
export interface LogLine<T extends GameTypes> {
  readonly number: number;
  readonly happening: Happening<T>;
}

export class Screen<T extends GameTypes, Step extends object> {
  readonly kit: Kit<T, Step>;
  /** Whose eyes the game is seen with. */
  readonly viewer: Viewer;
  /** The seats that people at this screen decide for. */
  readonly seats: readonly Seat[];
  table = $state.raw<TableState<T>>();
  /** What is shown: what has happened so far, or a little less while the rest is being played back. */
  shown = $state.raw<T['position']>();
  log = $state.raw<readonly LogLine<T>[]>([]);
  turn = $state.raw<Turn<T, Step>>();
  /** Why what was touched last cannot be. */
  reasons = $state.raw<readonly T['reason'][]>([]);
  sending = $state(false);
  private readonly habits: Habits;
  private readonly follower: Follower<T>;
  private readonly playback: Playback<T>;
  private sent = 0;

  constructor(kit: Kit<T, Step>, connection: Connection<T>, viewer: Viewer, seats: readonly Seat[], habits: Habits) {
    this.kit = kit;
    this.viewer = viewer;
    this.seats = seats;
    this.habits = habits;
    this.playback = new Playback({
      show: (happening) => this.show(happening),
      pace: ({ followed }) => this.habits.pace(followed),
      idle: () => this.openTurn(),
    });
    this.follower = new Follower(
      kit.game,
      connection,
      { entry: (entry, state, before) => this.take(entry, state, before) },
      wait,
    );
  }

  open(): void {
    this.follower.listen();
    this.playback.skip();
  }

  close(): void {
    this.follower.close();
  }

  /** What the boards draw: the draft of the turn where there is one. */
  get position(): T['position'] | undefined {
    return this.turn?.position ?? this.shown;
  }

  get isWatching(): boolean {
    return !this.playback.isIdle;
  }

  private take(entry: Entry<T>, state: TableState<T>, before: TableState<T> | undefined): void {
    this.table = state;
    if (entry.type !== 'played') return;
    const from = before?.position ?? this.kit.game.start(state.opened.options, state.opened.players);
    this.turn = undefined;
    this.playback.push(this.happenings(from, entry.events));
  }

  private happenings(from: T['position'], events: readonly T['event'][]): readonly Happening<T>[] {
    let before = from;
    return events.map((event) => {
      const position = this.kit.game.copy(before);
      const followed: T['consequence'][] = [];
      this.kit.game.play(position, event, followed);
      before = position;
      return { event, followed, position };
    });
  }

  private show(happening: Happening<T>): void {
    this.shown = happening.position;
    this.log = [...this.log, { number: this.log.length, happening }];
  }

  /** Once all is shown, a person at this screen may be due. */
  private openTurn(): void {
    const position = this.shown;
    if (position === undefined || this.table?.phase !== 'playing' || this.turn !== undefined) return;
    const due = this.kit.game.toAct(position);
    const seat = due.kind === 'decide' ? due.seats.find((each) => this.seats.includes(each)) : undefined;
    if (seat !== undefined) this.turn = Turn.begin(this.kit, seat, position);
  }

  touch(step: Step): void {
    if (this.isWatching) this.playback.skip();
    if (this.turn === undefined || this.sending) return;
    const touched = this.turn.touch(step);
    this.reasons = touched.kind === 'refused' ? touched.reasons : [];
    if (touched.kind === 'turn') this.turn = touched.turn;
    if (this.habits.autoConfirm() && this.turn.chooser.move !== undefined) this.accept();
  }

  /** Plays the chosen move in the draft, and sends the draft when nothing can be added to it. */
  accept(): void {
    if (this.turn === undefined) return;
    this.reasons = [];
    this.turn = this.turn.accept();
    if (this.turn.isComplete) void this.send(this.turn);
  }

  undo(): void {
    this.reasons = [];
    this.turn = this.turn?.undo();
  }

  private async send(turn: Turn<T, Step>): Promise<void> {
    const { seat, seen } = turn.draft;
    this.sending = true;
    try {
      const id = `${seat}:${seen}:${this.sent++}`;
      const answer = await this.follower.ask({ id, type: 'play', seat, seen, moves: movesOf(turn.draft) });
      if (!answer.ok) this.turn = undefined;
    } finally {
      this.sending = false;
      this.openTurn();
    }
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
