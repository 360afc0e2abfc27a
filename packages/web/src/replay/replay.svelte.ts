/** A record on screen: its position, its viewer, and whether playback is running. */
import type { GameTypes } from '@leadlight/core';
import type { TextsOf } from '../game/texts-of.ts';
import type { Watch, Watched } from '../stage/watched.ts';
import { lineAt, logWriter, type LogLine } from '@leadlight/messages';
import { contextOf } from '../base/names.ts';
import { levelsToRead, namesToRead } from '../records/names.ts';
import type { Perspective } from '../game/scoring.ts';
import type { Checked } from '../records/read.ts';
import type { ClientGame, Telling } from '../game/client-game.ts';
import { momentsOf, roundsOf, type Moment, type Moments, type RoundStart } from '../records/moments.ts';

export class Replay<T extends GameTypes> implements Watched<T> {
  readonly client: ClientGame<T>;
  readonly telling: Telling<T>;
  readonly checked: Checked<T>;
  /** The number of events before the shown position. */
  at = $state(0);
  perspective = $state.raw<Perspective>('all');
  isPlaying = $state(false);
  private readonly texts: () => TextsOf<T>;
  private readonly watches = new Set<Watch<T>>();

  constructor(client: ClientGame<T>, telling: Telling<T>, checked: Checked<T>, at: number, texts: () => TextsOf<T>) {
    this.client = client;
    this.telling = telling;
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

  readonly moments: Moments<T> = $derived.by(() =>
    this.perspective === 'all'
      ? this.checked.moments
      : momentsOf(this.client.game, this.checked.record, this.perspective),
  );

  get moment(): Moment<T> {
    return this.moments[this.at] ?? this.moments[0];
  }

  readonly names: readonly string[] = $derived.by(() => namesToRead(this.texts(), this.checked.record.players));

  /** Each player's level; empty for people. */
  readonly levels: readonly string[] = $derived.by(() => levelsToRead(this.texts(), this.checked.record.players));

  private readonly writeLog = $derived.by(() =>
    logWriter(this.client.game, this.telling.log(this.texts()), contextOf(this.names)),
  );

  readonly lines: readonly LogLine<T['consequence']>[] = $derived.by(() => this.writeLog(this.moments));

  /** The log line that this position belongs to. */
  readonly line: LogLine | undefined = $derived.by(() => lineAt(this.lines, this.at));

  /** The same line as far as it was written by this position; at the end, the result. */
  readonly soFar: LogLine | undefined = $derived.by(() => {
    const lines = this.writeLog(this.moments.slice(0, this.at + 1));
    return lines.find(({ kind, at }) => kind === 'turn' && at === this.at) ?? lines.at(-1);
  });

  /** The events of this position, in sentences. */
  readonly told: string = $derived.by(() =>
    this.telling.tell(this.texts(), this.moment.followed, contextOf(this.names)).join(' '),
  );

  readonly rounds: readonly RoundStart[] = $derived.by(() => roundsOf(this.client.game, this.moments));

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
    const next = this.moments[this.at + 1];
    if (next !== undefined) this.tell(next);
    this.go(this.at + 1);
  }

  /** Calls `watch` with the consequences of an event just before the boards change. */
  watch(watch: Watch<T>): () => void {
    this.watches.add(watch);
    return () => this.watches.delete(watch);
  }

  private tell({ followed }: Moment<T>): void {
    for (const watch of this.watches) watch({ followed, before: this.moment.position });
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
