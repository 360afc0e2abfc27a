/** A game opened for the people at this screen. Each of them has a separate view. */
import type { GameTypes, Seat, Viewer } from '@leadlight/core';
import { personHere, THE_HOST } from '@leadlight/table';
import { settings } from '../base/settings.svelte.ts';
import { paceOf } from '../stage/pace.ts';
import { atSpeed } from '../stage/tempo.ts';
import type { ClientGame } from '../game/client-game.ts';
import { Screen, type Habits } from './screen.svelte.ts';
import type { TableHere } from './table-here.ts';

const habitsFor = ({ looks }: Pick<ClientGame, 'looks'>): Habits => ({
  pace: (followed) => atSpeed(paceOf(looks, followed), settings.speed),
  autoConfirm: () => settings.chosen.autoConfirm,
});

export class Seated<T extends GameTypes, Step extends object> {
  /** One screen per person, or a single one for spectators. */
  private readonly screens: readonly Screen<T, Step>[];
  /** Whether another tab plays this game and this one only shows it. */
  readonly isFollowing: boolean;
  private readonly table: TableHere<T>;
  private readonly hasSecrets: boolean;
  /** The screen of the person who holds the device. */
  private holder: Screen<T, Step>;
  /** Whether the holder has confirmed: opening the page must not reveal a player's secrets. */
  private isHeld = $state(true);

  constructor(client: ClientGame<T, Step>, table: TableHere<T>, people: readonly Seat[], hasSecrets: boolean) {
    this.table = table;
    this.isFollowing = table.role === 'following';
    this.hasSecrets = hasSecrets && people.length > 1;
    const screenFor = (viewer: Viewer): Screen<T, Step> => {
      const sender = viewer === null || this.isFollowing ? THE_HOST : personHere(viewer);
      return new Screen(client, table.connect(viewer, sender), viewer, sender.seats, habitsFor(client));
    };
    const [first, ...others] = this.viewersFor(people);
    this.holder = $state.raw(screenFor(first));
    this.screens = [this.holder, ...others.map(screenFor)];
    for (const screen of this.screens) screen.open();
    this.isHeld = !this.hasSecrets || this.isFollowing;
  }

  /**
   * A following tab has the view of the only person; if several people have secrets, it shows only public information.
   */
  private viewersFor(people: readonly Seat[]): readonly [Viewer, ...Viewer[]] {
    const [first = null, ...others] = people;
    return this.isFollowing ? [this.hasSecrets ? null : first] : [first, ...others];
  }

  /** Plays in this tab from now on, and no longer in the other one. */
  takeOver(): Promise<void> {
    return this.table.takeOver();
  }

  get screen(): Screen<T, Step> {
    return this.holder;
  }

  /** The screen of the person to act, if the device has to be passed on. */
  private get next(): Screen<T, Step> | undefined {
    return this.screen.turn === undefined ? this.screens.find(({ turn }) => turn !== undefined) : undefined;
  }

  /** The seat of the person who must get the device before anything more is shown; null when nobody waits. */
  get waiting(): Seat | null {
    if (this.next !== undefined && this.hasSecrets) return this.next.viewer;
    return this.isHeld || this.isOver ? null : this.screen.viewer;
  }

  /** At the end, everything is revealed to everyone. */
  private get isOver(): boolean {
    return this.screen.table?.phase === 'over';
  }

  /** Without secrets, the screen simply switches to the player to act. */
  turnIfOpen(): void {
    if (!this.hasSecrets) this.holder = this.next ?? this.holder;
  }

  /** Called when the device was passed on. */
  pass(): void {
    this.holder = this.next ?? this.holder;
    this.isHeld = true;
  }

  close(): void {
    for (const screen of this.screens) screen.close();
  }
}
