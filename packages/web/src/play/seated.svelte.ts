/** A stored game, opened for the people at this screen. Each of them has a separate view. */
import type { GameTypes, Seat, Viewer } from '@leadlight/core';
import { personHere, THE_HOST } from '@leadlight/table';
import { settings } from '../app/settings.svelte.ts';
import type { SharedTable } from '../keep/shared-table.ts';
import { paceOf } from '../motion/pace.ts';
import { atSpeed } from '../motion/tempo.ts';
import type { TableCard } from '../store/tables.ts';
import type { Kit } from './kit.ts';
import { Screen, type Habits } from './screen.svelte.ts';

const habits: Habits = {
  pace: (followed) => atSpeed(paceOf(followed), settings.speed),
  autoConfirm: () => settings.chosen.autoConfirm,
};

const peopleAt = ({ seats }: TableCard): readonly Seat[] =>
  seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));

export class Seated<T extends GameTypes, Step extends object> {
  /** One screen per person, or a single one for spectators. */
  private readonly screens: readonly Screen<T, Step>[];
  /** Whether another tab plays this game and this one only shows it. */
  readonly isFollowing: boolean;
  private readonly table: SharedTable<T>;
  private readonly hasSecrets: boolean;
  private holder = $state(0);
  /** Whether the holder has confirmed: opening the page must not reveal a player's secrets. */
  private isHeld = $state(true);

  constructor(kit: Kit<T, Step>, table: SharedTable<T>, card: TableCard, hasSecrets: boolean) {
    const people = peopleAt(card);
    this.table = table;
    this.isFollowing = table.role === 'following';
    this.hasSecrets = hasSecrets && people.length > 1;
    this.screens = this.viewersFor(people).map((viewer) => {
      const sender = viewer === null || this.isFollowing ? THE_HOST : personHere(viewer);
      return new Screen(kit, table.connect(viewer, sender), viewer, sender.seats, habits);
    });
    for (const screen of this.screens) screen.open();
    this.isHeld = !this.hasSecrets || this.isFollowing;
  }

  /**
   * A following tab has the view of the only person; if several people have secrets, it shows only public information.
   */
  private viewersFor(people: readonly Seat[]): readonly Viewer[] {
    const [first = null] = people;
    if (this.isFollowing) return [this.hasSecrets ? null : first];
    return people.length === 0 ? [null] : people;
  }

  /** Plays in this tab from now on, and no longer in the other one. */
  takeOver(): Promise<void> {
    return this.table.takeOver();
  }

  /** The screen of the person who holds the device. */
  get screen(): Screen<T, Step> {
    return this.screens[this.holder];
  }

  /** The person to act, if the device has to be passed on; -1 if not. */
  private get next(): number {
    return this.screen.turn === undefined ? this.screens.findIndex(({ turn }) => turn !== undefined) : -1;
  }

  /** The seat of the person who must get the device before anything more is shown; null when nobody waits. */
  get waiting(): Seat | null {
    if (this.next !== -1 && this.hasSecrets) return this.screens[this.next].viewer;
    return this.isHeld || this.isOver ? null : this.screen.viewer;
  }

  /** At the end, everything is revealed to everyone. */
  private get isOver(): boolean {
    return this.screen.table?.phase === 'over';
  }

  /** Without secrets, the screen simply switches to the player to act. */
  turnIfOpen(): void {
    if (!this.hasSecrets && this.next !== -1) this.holder = this.next;
  }

  /** Called when the device was passed on. */
  pass(): void {
    if (this.next !== -1) this.holder = this.next;
    this.isHeld = true;
  }

  close(): void {
    for (const screen of this.screens) screen.close();
  }
}
