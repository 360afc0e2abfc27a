/** A game on the screen: what is shown of it, and what the person at the screen is about to do. */
import type { GameTypes, Seat, Viewer } from '@leadlight/core';
import { movesOf, type Entry, type TableState } from '@leadlight/table';
import { freshId } from '../keep/fresh.ts';
import type { Connection } from './connection.ts';
import { Follower } from './follower.ts';
import type { Kit } from './kit.ts';
import { Playback, type Happening, type Scene } from './playback.ts';
import { Turn } from './turn.ts';

/** What the screen is told by the person's settings. */
export interface Habits {
  /** How long something that happened is shown; 0 shows everything at once. */
  readonly pace: (followed: readonly { readonly type: string }[]) => number;
  /** Whether a finished turn is sent without asking. */
  readonly autoConfirm: () => boolean;
}

/** Is told of everything that changes on the boards, just before it does: for motion and sound. */
export type Watch<T extends GameTypes> = (scene: Scene<T>) => void;

export class Screen<T extends GameTypes, Step extends object> {
  readonly kit: Kit<T, Step>;
  /** Whose eyes the game is seen with. */
  readonly viewer: Viewer;
  /** The seats that people at this screen decide for. */
  readonly seats: readonly Seat[];
  table = $state.raw<TableState<T>>();
  /** Everything that has been shown so far. */
  log = $state.raw<readonly Happening<T>[]>([]);
  turn = $state.raw<Turn<T, Step>>();
  /** Why what was touched last cannot be. */
  reasons = $state.raw<readonly T['reason'][]>([]);
  /** How often something was touched that does not belong to the choice at hand: there is no rule to name. */
  unanswered = $state(0);
  sending = $state(false);
  /** Whether something that happened is being shown just now. */
  isWatching = $state(false);
  isPaused = $state(false);
  /** The line of the log that is looked at for as long as it has the focus. */
  private glanced = $state<number | null>(null);
  /** The line of the log that was chosen to be looked at. */
  private pinned = $state<number | null>(null);
  /** What is shown: what has happened so far, or a little less while the rest is being played back. */
  private shown = $state.raw<T['position']>();
  private readonly habits: Habits;
  private readonly follower: Follower<T>;
  private readonly playback: Playback<T>;
  private readonly watches = new Set<Watch<T>>();
  /** What was touched when somebody else decided, who may decide at the same time. */
  private half: readonly Step[] = [];
  /** When the move that was drafted last has been seen. */
  private seenAt = 0;
  /** The command that is under way. What comes of its moves was seen here while they were drafted. */
  private pending: { readonly id: string; readonly moves: readonly T['move'][] } | undefined;

  constructor(kit: Kit<T, Step>, connection: Connection<T>, viewer: Viewer, seats: readonly Seat[], habits: Habits) {
    this.kit = kit;
    this.viewer = viewer;
    this.seats = seats;
    this.habits = habits;
    this.playback = new Playback({
      show: (scene) => this.show(scene),
      pace: ({ how, followed }) => (how === 'drafted' ? this.unseen : this.habits.pace(followed)),
      changed: (isIdle) => this.rest(isIdle),
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
    this.watches.clear();
  }

  /** The function that is returned ends it. */
  watch(watch: Watch<T>): () => void {
    this.watches.add(watch);
    return () => this.watches.delete(watch);
  }

  /** The line of the log that is looked at instead of the present; null for the present. */
  get peeked(): number | null {
    return this.glanced ?? this.pinned;
  }

  /** Looks at how it was after a line of the log, until the focus goes away. */
  glance(at: number | null): void {
    this.glanced = at;
  }

  /** Looks at how it was, until something is touched. */
  pin(at: number | null): void {
    this.glanced = null;
    this.pinned = at;
  }

  /** What the boards draw: a moment that is looked back at, the draft of the turn, or the present. */
  get position(): T['position'] | undefined {
    const past = this.peeked === null ? undefined : this.log[this.peeked]?.position;
    return past ?? this.turn?.position ?? this.shown;
  }

  private take(entry: Entry<T>, state: TableState<T>, before: TableState<T> | undefined): void {
    this.table = state;
    if (entry.type !== 'played') return;
    const from = before?.position ?? this.kit.game.start(state.opened.options, state.opened.players);
    const mine = this.pending?.id === entry.command ? this.pending : undefined;
    if (mine !== undefined || !this.sending) this.leaveTurn();
    this.playback.push(this.scenes(from, entry.events, mine?.moves.length ?? 0));
  }

  /** Something was decided, here or by somebody who may decide at the same time; a draft that is on its way stays. */
  private leaveTurn(): void {
    if (this.turn?.draft.steps.length === 0 && !this.sending) this.half = this.turn.chooser.touched;
    this.turn = undefined;
  }

  /** The first events are those that were drafted here. */
  private scenes(from: T['position'], events: readonly T['event'][], drafted: number): readonly Scene<T>[] {
    let before = from;
    return events.map((event, at) => {
      const position = this.kit.game.copy(before);
      const followed: T['consequence'][] = [];
      this.kit.game.play(position, event, followed);
      const scene = { event, followed, before, position, how: at < drafted ? 'drafted' : 'new' } as const;
      before = position;
      return scene;
    });
  }

  private show(scene: Scene<T>): void {
    if (scene.how !== 'drafted') this.tell(scene);
    this.shown = scene.position;
    if (scene.how !== 'again') this.log = [...this.log, scene];
  }

  private tell(scene: Scene<T>): void {
    for (const watch of this.watches) watch(scene);
  }

  /** How much longer it takes to see the move that was drafted last. */
  private get unseen(): number {
    return Math.max(0, this.seenAt - performance.now());
  }

  /** Once all is shown, a person at this screen may be due. */
  private rest(isIdle: boolean): void {
    this.isWatching = !isIdle;
    if (isIdle) this.openTurn();
  }

  private openTurn(): void {
    const position = this.shown;
    if (position === undefined || this.isWatching || this.table?.phase !== 'playing' || this.turn !== undefined) return;
    const due = this.kit.game.toAct(position);
    const seat = due.kind === 'decide' ? due.seats.find((each) => this.seats.includes(each)) : undefined;
    if (seat !== undefined) this.turn = Turn.begin(this.kit, seat, position).retouch(this.half);
    this.half = [];
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

  /** The first line of the log after the last thing that was decided here. */
  get sinceMine(): number {
    return 1 + this.log.findLastIndex(({ event }) => 'player' in event && this.seats.includes(Number(event.player)));
  }

  /** Shows once more what happened since the last thing that was decided here. */
  review(): void {
    const scenes = this.log.slice(this.sinceMine);
    if (scenes.length === 0 || this.isWatching) return;
    this.pin(null);
    this.turn = undefined;
    this.shown = scenes[0].before;
    this.playback.push(scenes.map((scene) => ({ ...scene, how: 'again' })));
  }

  touch(step: Step): void {
    this.pin(null);
    if (this.isWatching) this.skip();
    if (this.turn === undefined || this.sending) return;
    const touched = this.turn.touch(step);
    this.reasons = touched.kind === 'refused' ? touched.reasons : [];
    if (touched.kind === 'refused' && touched.reasons.length === 0) this.unanswered++;
    if (touched.kind === 'turn') this.turn = touched.turn;
    if (this.habits.autoConfirm() && this.turn.chooser.move !== undefined) this.accept();
  }

  /** Plays the chosen move in the draft, and sends the draft when nothing can be added to it. */
  accept(): void {
    if (this.turn?.chooser.move === undefined || this.sending) return;
    const turn = this.turn.accept();
    const step = turn.draft.steps.at(-1);
    if (step === undefined) return;
    this.reasons = [];
    const { move: event, followed, position } = step;
    this.tell({ event, followed, before: this.turn.position, position, how: 'new' });
    this.seenAt = performance.now() + this.habits.pace(followed);
    this.turn = turn;
    if (turn.isComplete) void this.send(turn);
  }

  undo(): void {
    this.reasons = [];
    this.turn = this.turn?.undo();
  }

  /** Forgets what was touched, and keeps what was drafted. */
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
