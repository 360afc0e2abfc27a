/** A turn in progress: the drafted moves, the current choice and its preview. Every change makes a new turn. */
import type { GameTypes, Seat } from '@leadlight/core';
import { drafted, isComplete, openDraft, tryMove, undo, type Draft } from '@leadlight/table';
import { Chooser } from './chooser.ts';
import type { ClientGame } from '../game/client-game.ts';

/** The outcome of a touch. */
export type Touched<T extends GameTypes, Step extends object> =
  | { readonly kind: 'turn'; readonly turn: Turn<T, Step> }
  /** The touch is refused for these reasons; empty when it simply isn't its turn. */
  | { readonly kind: 'refused'; readonly reasons: readonly T['reason'][] };

/** A chosen move that isn't drafted yet, with its consequences. */
export interface Preview<T extends GameTypes> {
  readonly move: T['move'];
  readonly followed: readonly T['consequence'][];
  /** The position after the move. */
  readonly position: T['position'];
}

export class Turn<T extends GameTypes, Step extends object> {
  readonly client: ClientGame<T, Step>;
  readonly draft: Draft<T>;
  readonly chooser: Chooser<T['move'], Step>;
  /** The choice before the first touch, and after each step but the last. */
  private readonly earlier: readonly Chooser<T['move'], Step>[];
  /** The draft with the chosen move, once it has been tried. */
  private tried: Draft<T> | undefined;

  private constructor(
    client: ClientGame<T, Step>,
    draft: Draft<T>,
    chooser: Chooser<T['move'], Step>,
    earlier: readonly Chooser<T['move'], Step>[] = [],
  ) {
    this.client = client;
    this.draft = draft;
    this.chooser = chooser;
    this.earlier = earlier;
  }

  static begin<T extends GameTypes, Step extends object>(
    client: ClientGame<T, Step>,
    seat: Seat,
    position: T['position'],
  ): Turn<T, Step> {
    return Turn.over(client, openDraft(seat, position, client.game.played(position)));
  }

  private static over<T extends GameTypes, Step extends object>(
    client: ClientGame<T, Step>,
    draft: Draft<T>,
  ): Turn<T, Step> {
    const moves = client.game.legal(drafted(draft), draft.seat);
    return new Turn(
      client,
      draft,
      Chooser.among(moves, (move) => client.stepsOf(move)),
    );
  }

  get seat(): Seat {
    return this.draft.seat;
  }

  /** The position after the draft. */
  get position(): T['position'] {
    return drafted(this.draft);
  }

  /** Whether chance comes next or the turn is over: the draft can only be sent or undone. */
  get isComplete(): boolean {
    return isComplete(this.client.game, this.draft);
  }

  get preview(): Preview<T> | undefined {
    const { move } = this.chooser;
    if (move === undefined) return undefined;
    const draft = this.withChosen(move);
    return { move, followed: draft.steps.at(-1)?.followed ?? [], position: drafted(draft) };
  }

  /** The move is tried once, however often it is previewed and then accepted. */
  private withChosen(move: T['move']): Draft<T> {
    this.tried ??= tryMove(this.client.game, this.draft, move).draft;
    return this.tried;
  }

  /** Takes the next step, or replaces an earlier one, as late in the choice as possible. */
  touch(step: Step): Touched<T, Step> {
    const at = this.reachedAt(step);
    const chooser = this.choosers[at]?.touch(step);
    if (chooser === undefined) return { kind: 'refused', reasons: this.why(step) };
    const turn = new Turn(this.client, this.draft, chooser, this.choosers.slice(0, at + 1));
    return { kind: 'turn', turn: turn.plain() };
  }

  /** Repeats the steps as far as they are still possible. */
  retouch([step, ...others]: readonly Step[]): Turn<T, Step> {
    const touched = step === undefined ? undefined : this.touch(step);
    return touched?.kind === 'turn' ? touched.turn.retouch(others) : this;
  }

  /** Whether the step is open now, or could replace an earlier one. */
  reaches(step: Step): boolean {
    return this.reachedAt(step) >= 0;
  }

  private get choosers(): readonly Chooser<T['move'], Step>[] {
    return [...this.earlier, this.chooser];
  }

  private reachedAt(step: Step): number {
    return this.choosers.findLastIndex((chooser) => chooser.isOpen(step));
  }

  /** Takes steps automatically where there is no choice. */
  private plain(): Turn<T, Step> {
    const [only, ...others] = this.chooser.next;
    if (only === undefined || others.length > 0 || !this.client.isPlain(only)) return this;
    const next = this.chooser.touch(only);
    return next === undefined ? this : new Turn(this.client, this.draft, next, this.choosers).plain();
  }

  /** Why a step can't be taken now. */
  why(step: Step): readonly T['reason'][] {
    const meant = this.client.meant(this.chooser.touched, step, this.position, this.seat);
    if (meant === undefined) return [];
    return this.client.game.why(this.position, meant).filter((reason) => this.client.isAbout?.(step, reason) ?? true);
  }

  /** Adds the chosen move to the draft. */
  accept(): Turn<T, Step> {
    const { move } = this.chooser;
    return move === undefined ? this : Turn.over(this.client, this.withChosen(move));
  }

  get canUndo(): boolean {
    return this.chooser.touched.length > 0 || this.draft.steps.length > 0;
  }

  /** Undoes the last touch first, then the drafted moves one by one. */
  undo(): Turn<T, Step> {
    const [first] = this.earlier;
    return first === undefined ? Turn.over(this.client, undo(this.draft)) : new Turn(this.client, this.draft, first);
  }
}
