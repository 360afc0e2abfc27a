/** A record on screen: its position, its viewer, and whether playback is running. */
import type { GameTypes } from '@leadlight/core';
import type { TextsOf } from '../app/texts-of.ts';
import type { Watched } from '../motion/watched.ts';
import { lineAt, logWriter, type LogLine } from '../play/log.ts';
import { contextOf } from '../play/names.ts';
import { levelsToRead, namesToRead } from '../records/names.ts';
import type { Checked } from '../records/read.ts';
import type { Kind } from './kind.ts';
import { momentsOf, roundsOf, type Eyes, type Moment, type RoundStart } from './moments.ts';

type Watch<T extends GameTypes> = Parameters<Watched<T>['watch']>[0];

export class Replay<T extends GameTypes> implements Watched<T> {
  readonly kind: Kind<T>;
  readonly checked: Checked<T>;
  /** The number of events before the shown position. */
  at = $state(0);
  eyes = $state.raw<Eyes>('all');
  isPlaying = $state(false);
  private readonly texts: () => TextsOf<T>;
  private readonly watches = new Set<Watch<T>>();

  constructor(kind: Kind<T>, checked: Checked<T>, at: number, texts: () => TextsOf<T>) {
    this.kind = kind;
    this.checked = checked;
    this.texts = texts;
    this.go(at);
  }

  /** The table is empty before the first event. */
  get first(): number {
    return Math.min(1, this.last);
  }

  get last(): number {
    return this.checked.record.events.length;
  }

  readonly moments: readonly Moment<T>[] = $derived.by(() =>
    momentsOf(this.kind.edition.game, this.checked.record, this.eyes),
  );

  get moment(): Moment<T> {
    return this.moments[this.at];
  }

  readonly names: readonly string[] = $derived.by(() => namesToRead(this.texts(), this.checked.record.players));

  /** Each player's level; empty for people. */
  readonly levels: readonly string[] = $derived.by(() => levelsToRead(this.texts(), this.checked.record.players));

  private readonly writeLog = $derived.by(() => logWriter(this.kind.log(this.texts()), contextOf(this.names)));

  readonly lines: readonly LogLine[] = $derived.by(() => this.writeLog(this.moments));

  /** The log line that this position belongs to. */
  readonly line: LogLine | undefined = $derived.by(() => lineAt(this.lines, this.at));

  /** The same line as far as it was written by this position; at the end, the result. */
  readonly soFar: LogLine | undefined = $derived.by(() => {
    const lines = this.writeLog(this.moments.slice(0, this.at + 1));
    return lines.find(({ kind, at }) => kind === 'turn' && at === this.at) ?? lines.at(-1);
  });

  /** The events of this position, in sentences. */
  readonly told: string = $derived.by(() =>
    this.kind.tell(this.texts(), this.moment.followed, contextOf(this.names)).join(' '),
  );

  readonly rounds: readonly RoundStart[] = $derived.by(() => roundsOf(this.moments));

  /** The current round; undefined before the first one. */
  get round(): number | undefined {
    return this.rounds.findLast(({ at }) => at <= this.at)?.round;
  }

  /** Jumps without animation or sound. */
  go(at: number): void {
    this.at = Math.max(this.first, Math.min(this.last, Math.trunc(at)));
    if (this.at === this.last) this.isPlaying = false;
  }

  /** Plays the next event, with animation and sound. */
  advance(): void {
    if (this.at < this.last) this.tell(this.at + 1);
    this.go(this.at + 1);
  }

  /** Calls `watch` with the consequences of an event just before the boards change. */
  watch(watch: Watch<T>): () => void {
    this.watches.add(watch);
    return () => this.watches.delete(watch);
  }

  private tell(to: number): void {
    for (const watch of this.watches) watch({ followed: this.moments[to].followed, before: this.moment.position });
  }

  step(by: number): void {
    this.isPlaying = false;
    if (by === 1) this.advance();
    else this.skim(by);
  }

  /** Jumps over the events in between. */
  skim(by: number): void {
    this.isPlaying = false;
    this.go(this.at + by);
  }

  /** At the end, playback starts again from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.at = this.first;
    this.isPlaying = !this.isPlaying;
  }
}
