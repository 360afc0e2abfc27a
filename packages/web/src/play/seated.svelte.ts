/** A stored game, opened for the people at this screen. Each of them sees it with their own eyes. */
import type { GameTypes, Seat } from '@leadlight/core';
import { settings, type Speed } from '../app/settings.svelte.ts';
import { loadTable } from '../keep/opening.ts';
import type { TableCard } from '../store/tables.ts';
import type { Host } from './host.ts';
import type { Kit } from './kit.ts';
import { hostOf } from './local.ts';
import { Screen } from './screen.svelte.ts';

/** How long something that happened is looked at, in milliseconds. */
const PACES: Readonly<Record<Speed, number>> = { slow: 1600, usual: 800, fast: 300, none: 0 };

const habits = { pace: () => PACES[settings.speed], autoConfirm: () => settings.chosen.autoConfirm };

const peopleAt = ({ seats }: TableCard): readonly Seat[] =>
  seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));

export class Seated<T extends GameTypes, Step extends object> {
  /** What each person sees; one for who only watches, where there are none. */
  private readonly screens: readonly Screen<T, Step>[];
  private readonly host: Host<T>;
  private readonly hasSecrets: boolean;
  private holder = $state(0);

  constructor(kit: Kit<T, Step>, host: Host<T>, people: readonly Seat[], hasSecrets: boolean) {
    const viewers = people.length === 0 ? [null] : people;
    this.host = host;
    this.hasSecrets = hasSecrets && people.length > 1;
    this.screens = viewers.map((viewer) => {
      const seats = viewer === null ? [] : [viewer];
      return new Screen(kit, host.connect(viewer, { seats, host: true }), viewer, seats, habits);
    });
    for (const screen of this.screens) screen.open();
  }

  /** The screen of the person who holds the device. */
  get screen(): Screen<T, Step> {
    return this.screens[this.holder];
  }

  /** Somebody else is to act: the one whom the device goes to. */
  private get next(): number {
    return this.screen.turn === undefined ? this.screens.findIndex(({ turn }) => turn !== undefined) : -1;
  }

  /** The seat of the person whom the device must be passed to before anything more is shown; null when nobody waits. */
  get waiting(): Seat | null {
    return this.hasSecrets && this.next !== -1 ? this.screens[this.next].viewer : null;
  }

  /** Where nothing is secret the screen simply turns to who is to act. */
  turnIfOpen(): void {
    if (!this.hasSecrets && this.next !== -1) this.holder = this.next;
  }

  /** The device was passed on. */
  pass(): void {
    if (this.next !== -1) this.holder = this.next;
  }

  close(): void {
    for (const screen of this.screens) screen.close();
    void this.host.close();
  }
}

export async function openSeated<T extends GameTypes, Step extends object>(
  kit: Kit<T, Step>,
  card: TableCard,
  hasSecrets: boolean,
): Promise<Seated<T, Step> | undefined> {
  const table = await loadTable(kit, card.id);
  return table && new Seated(kit, hostOf(kit, table), peopleAt(card), hasSecrets);
}
