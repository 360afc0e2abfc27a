/** A game on the screen: the visible position, and the turn that the player is choosing. */
import type { GameTypes, Seat, Viewer } from '@leadlight/core';
import { Follower, movesOf, type Connection, type Entry, type Happening, type TableState } from '@leadlight/table';
import { freshId } from '../base/fresh.ts';
import type { ClientGame } from '../game/client-game.ts';
import type { Explaining } from '../game/explained.ts';
import { Playback, type Scene } from './playback.ts';
import { Turn } from './turn.ts';

/** The player's settings for the screen. */
export interface Habits {
  /** The time to show an event; 0 shows everything at once. */
  readonly pace: (followed: readonly { readonly type: string }[]) => number;
  /** Whether a finished turn is sent without asking. */
  readonly autoConfirm: () => boolean;
}

/** Called just before the boards change, for animation and sound. */
export type SceneWatch<T extends GameTypes> = (scene: Scene<T>) => void;

export class Screen<T extends GameTypes, Step extends object> {
  readonly client: ClientGame<T, Step>;
  /** The viewer of the game. */
  readonly viewer: Viewer;
  /** The seats that people at this screen decide for. */
  readonly seats: readonly Seat[];
  table = $state.raw<TableState<T>>();
  /** Everything shown so far. */
  log = $state.raw<readonly Happening<T>[]>([]);
  turn = $state.raw<Turn<T, Step>>();
  /** The reasons why the last touch was refused. */
  reasons = $state.raw<readonly T['reason'][]>([]);
  /** Explains the thing that the player touched last; undefined after the next choice. */
  explaining = $state.raw<Explaining>();
  /** The number of touches that didn't belong to the current choice, for which there is no rule to name. */
  unanswered = $state(0);
  sending = $state(false);
  /** Whether an event is being shown. */
  isWatching = $state(false);
  isPaused = $state(false);
  /** The log position shown while its line has the focus. */
  private glanced = $state<number | null>(null);
  /** The log position shown after its line was chosen. */
  private pinned = $state<number | null>(null);
  /** The visible position; it lags behind while events are played back. */
  private shown = $state.raw<T['position']>();
  private readonly habits: Habits;
  private readonly follower: Follower<T>;
  private readonly playback: Playback<T>;
  private readonly watches = new Set<SceneWatch<T>>();
  /** The unfinished choice, kept when another player decides at the same time. */
  private half: readonly Step[] = [];
  /** The time until which the last drafted move is animated. */
  private seenAt = 0;
  /** The command being sent. The consequences of its moves were shown while they were drafted. */
  private pending: { readonly id: string; readonly moves: readonly T['move'][] } | undefined;

  constructor(
    client: ClientGame<T, Step>,
    connection: Connection<T>,
    viewer: Viewer,
    seats: readonly Seat[],
    habits: Habits,
  ) {
    this.client = client;
    this.viewer = viewer;
    this.seats = seats;
    this.habits = habits;
    this.playback = new Playback({
      show: (scene) => this.show(scene),
      pace: ({ how, followed }) => (how === 'drafted' ? this.unseen : this.habits.pace(followed)),
      changed: (isIdle) => this.rest(isIdle),
    });
    this.follower = new Follower(
      client.game,
      connection,
      { entry: (entry, state, happened) => this.take(entry, state, happened) },
      wait,
    );
  }

  open(): void {
    this.follower.listen();
    this.playback.skip();
  }

  close(): void {
    this.follower.close();
    this.watches.clear();
  }

  /** Returns a function that stops watching. */
  watch(watch: SceneWatch<T>): () => void {
    this.watches.add(watch);
    return () => this.watches.delete(watch);
  }

  /** The log position shown instead of the present; null for the present. */
  get peeked(): number | null {
    return this.glanced ?? this.pinned;
  }

  /** Shows the position after a log line until the line loses the focus. */
  glance(at: number | null): void {
    this.glanced = at;
  }

  /** Shows a past position until the next touch. */
  pin(at: number | null): void {
    this.glanced = null;
    this.pinned = at;
  }

  /** The position on the boards: a past moment, the draft of the turn, or the present. */
  get position(): T['position'] | undefined {
    const past = this.peeked === null ? undefined : this.log[this.peeked]?.position;
    return past ?? this.turn?.position ?? this.shown;
  }

  private take(entry: Entry<T>, state: TableState<T>, happened: readonly Happening<T>[]): void {
    this.table = state;
    if (entry.type === 'stood-in') this.changeHands();
    if (entry.type !== 'played') return;
    if (happened.length === 0) return this.showStart(state.position);
    // The first events were drafted here, if the entry answers the command of this screen.
    const mine = this.pending?.id === entry.command ? this.pending : undefined;
    if (mine !== undefined || !this.sending) this.leaveTurn();
    const drafted = mine?.moves.length ?? 0;
    this.playback.push(happened.map((each, at) => ({ ...each, how: at < drafted ? 'drafted' : 'new' })));
  }

  /** A game that begins in its middle may begin with a decision, before anything has happened. */
  private showStart(position: T['position']): void {
    this.shown ??= position;
    this.openTurn();
  }

  /** A bot plays for somebody now, or no longer does. */
  private changeHands(): void {
    if (this.sending) return;
    this.turn = undefined;
    this.openTurn();
  }

  /**
   * A decision was made, here or by another player who may decide at the same time; a draft that is being sent stays.
   */
  private leaveTurn(): void {
    if (this.turn?.draft.steps.length === 0 && !this.sending) this.half = this.turn.chooser.touched;
    this.turn = undefined;
  }

  private show(scene: Scene<T>): void {
    if (scene.how !== 'drafted') this.tell(scene);
    this.shown = scene.position;
    if (scene.how !== 'again') this.log = [...this.log, scene];
  }

  private tell(scene: Scene<T>): void {
    for (const watch of this.watches) watch(scene);
  }

  /** The remaining time to look at the last drafted move. */
  private get unseen(): number {
    return Math.max(0, this.seenAt - performance.now());
  }

  /** Once everything is shown, a person at this screen may be due. */
  private rest(isIdle: boolean): void {
    this.isWatching = !isIdle;
    if (isIdle) this.openTurn();
  }

  private openTurn(): void {
    const position = this.shown;
    if (position === undefined || this.isWatching || this.table?.phase !== 'playing' || this.turn !== undefined) return;
    const due = this.client.game.toAct(position);
    const seat = due.kind === 'decide' ? due.seats.find((each) => this.decides(each)) : undefined;
    if (seat !== undefined) this.turn = Turn.begin(this.client, seat, position).retouch(this.half);
    this.half = [];
  }

  /** Whether a person at this screen decides for the seat, and no bot does. */
  private decides(seat: Seat): boolean {
    return this.seats.includes(seat) && (this.table?.standIns[seat] ?? null) === null;
  }

  pause(): void {
    this.isPaused = true;
    this.playback.pause();
  }

  resume(): void {
    this.isPaused = false;
    this.playback.resume();
  }

  skip(): void {
    this.isPaused = false;
    this.playback.skip();
  }

  /** The first log position after the last decision made here. */
  get sinceMine(): number {
    return 1 + this.log.findLastIndex(({ event }) => 'player' in event && this.seats.includes(Number(event.player)));
  }

  /** Shows again everything since the last decision made here. */
  review(): void {
    const scenes = this.log.slice(this.sinceMine);
    const [first] = scenes;
    if (first === undefined || this.isWatching) return;
    this.pin(null);
    this.turn = undefined;
    this.shown = first.before;
    this.playback.push(scenes.map((scene) => ({ ...scene, how: 'again' })));
  }

  /** Explains a thing until the next choice. */
  explain(explaining: Explaining | undefined): void {
    this.reasons = [];
    this.explaining = explaining;
  }

  /** A touch that chooses nothing, and that no rule refuses, is a question: it gets this explanation. */
  touch(step: Step, explaining?: Explaining): void {
    this.pin(null);
    if (this.isWatching) this.skip();
    if (this.turn === undefined || this.sending) return this.explain(explaining);
    const touched = this.turn.touch(step);
    const isQuestion = touched.kind === 'refused' && touched.reasons.length === 0;
    this.explain(isQuestion ? explaining : undefined);
    if (touched.kind === 'refused') this.reasons = touched.reasons;
    if (isQuestion && explaining === undefined) this.unanswered++;
    if (touched.kind === 'turn') this.turn = touched.turn;
    if (this.habits.autoConfirm() && this.turn.chooser.move !== undefined) this.accept();
  }

  /** Adds the chosen move to the draft, and sends the draft when nothing can be added. */
  accept(): void {
    if (this.turn?.chooser.move === undefined || this.sending) return;
    const turn = this.turn.accept();
    const step = turn.draft.steps.at(-1);
    if (step === undefined) return;
    this.explain(undefined);
    const { move: event, followed, position } = step;
    this.tell({ event, followed, before: this.turn.position, position, how: 'new' });
    this.seenAt = performance.now() + this.habits.pace(followed);
    this.turn = turn;
    if (turn.isComplete) void this.send(turn);
  }

  undo(): void {
    this.explain(undefined);
    this.turn = this.turn?.undo();
  }

  /** Drops the current touches but keeps the draft. */
  forget(): void {
    if ((this.turn?.chooser.touched.length ?? 0) > 0) this.undo();
  }

  private async send(turn: Turn<T, Step>): Promise<void> {
    const { seat, seen } = turn.draft;
    this.sending = true;
    try {
      this.pending = { id: freshId(), moves: movesOf(turn.draft) };
      const answer = await this.follower.ask({ type: 'play', seat, seen, ...this.pending });
      if (!answer.ok) this.turn = undefined;
    } finally {
      this.pending = undefined;
      this.sending = false;
      this.openTurn();
    }
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
