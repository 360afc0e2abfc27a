/** What viewers see of the events of a table, noted while the events are played: nobody has to play them again. */
import type { Game, GameTypes, Viewer } from '@leadlight/core';

/** The events of one entry, as each viewer sees them. */
export type SeenEvents<T extends GameTypes> = ReadonlyMap<Viewer, readonly T['event'][]>;

const NOBODY: SeenEvents<GameTypes> = new Map();

export const seenByNobody = <T extends GameTypes>(): SeenEvents<T> => NOBODY;

/** Notes the events of one entry as they are played, with what the viewers see of them. */
export class Witness<T extends GameTypes> {
  readonly events: T['event'][] = [];
  private readonly game: Game<T>;
  private readonly viewers: readonly Viewer[];
  /** For each viewer to whom something is hidden or revealed. The others see the events as they are. */
  private readonly sights = new Map<Viewer, T['event'][]>();

  constructor(game: Game<T>, viewers: readonly Viewer[]) {
    this.game = game;
    this.viewers = viewers;
  }

  /** `position` is the one right after the event. */
  note(position: T['position'], event: T['event']): void {
    for (const viewer of this.viewers) this.noteFor(viewer, event, this.game.see(position, event, viewer));
    this.events.push(event);
  }

  /** Events that hide nothing are shared with the log, the `events` of the entry. */
  seen(events: readonly T['event'][]): SeenEvents<T> {
    const seen = new Map<Viewer, readonly T['event'][]>();
    for (const viewer of this.viewers) seen.set(viewer, this.sights.get(viewer) ?? events);
    return seen;
  }

  private noteFor(viewer: Viewer, event: T['event'], seen: readonly T['event'][]): void {
    const sight = this.sights.get(viewer);
    if (sight !== undefined) sight.push(...seen);
    else if (seen.length !== 1 || seen[0] !== event) this.sights.set(viewer, [...this.events, ...seen]);
  }
}

const NOTHING: readonly never[] = [];

/** What one viewer has seen, from one entry on. */
interface SeenEntries<T extends GameTypes> {
  readonly since: number;
  readonly entries: (readonly T['event'][])[];
}

/** What some viewers have seen of a table, entry by entry. */
export class Sightings<T extends GameTypes> {
  private readonly sights: Map<Viewer, SeenEntries<T>>;

  constructor(sights: Iterable<readonly [Viewer, SeenEntries<T>]> = []) {
    this.sights = new Map(sights);
  }

  /** A copy of the first entries, which grows by itself. */
  first(count: number): Sightings<T> {
    const shortened = ({ since, entries }: SeenEntries<T>): SeenEntries<T> => ({
      since,
      entries: entries.slice(0, count - since),
    });
    return new Sightings([...this.sights].map(([viewer, sight]) => [viewer, shortened(sight)] as const));
  }

  get viewers(): readonly Viewer[] {
    return [...this.sights.keys()];
  }

  /** Whether everything is noted that the viewer has seen from this entry on. */
  covers(viewer: Viewer, from: number): boolean {
    const sight = this.sights.get(viewer);
    return sight !== undefined && sight.since <= from;
  }

  /** Notes what the viewer sees from this entry on, which is the next one. */
  join(viewer: Viewer, next: number): void {
    this.sights.set(viewer, { since: next, entries: [] });
  }

  /** Takes over what others have noted. */
  take(others: Sightings<T>): void {
    for (const [viewer, sight] of others.sights) this.sights.set(viewer, sight);
  }

  /** One more entry of the log. */
  add(seen: SeenEvents<T>): void {
    for (const [viewer, { entries }] of this.sights) entries.push(seen.get(viewer) ?? NOTHING);
  }

  /** The events of one entry; empty if it has none. */
  at(viewer: Viewer, number: number): readonly T['event'][] {
    const sight = this.sights.get(viewer);
    return sight?.entries[number - sight.since] ?? NOTHING;
  }

  /** Everything that is noted of the viewer. */
  all(viewer: Viewer): readonly T['event'][] {
    return (this.sights.get(viewer)?.entries ?? NOTHING).flat();
  }
}
