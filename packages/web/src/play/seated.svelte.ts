/** A stored game, opened for the people at this screen. */
import type { GameTypes } from '@leadlight/core';
import { settings, type Speed } from '../app/settings.svelte.ts';
import type { TableCard } from '../store/tables.ts';
import type { Kit } from './kit.ts';
import { openHost } from './local.ts';
import { Screen } from './screen.svelte.ts';

/** How long something that happened is looked at, in milliseconds. */
const PACES: Readonly<Record<Speed, number>> = { slow: 1600, usual: 800, fast: 300, none: 0 };

const habits = { pace: () => PACES[settings.speed], autoConfirm: () => settings.chosen.autoConfirm };

export interface Opened<T extends GameTypes, Step extends object> {
  readonly screen: Screen<T, Step>;
  readonly close: () => void;
}

/** With one person at the screen the game is seen with that one's eyes. */
export async function openScreen<T extends GameTypes, Step extends object>(
  kit: Kit<T, Step>,
  card: TableCard,
  trouble: (error: unknown) => void,
): Promise<Opened<T, Step> | undefined> {
  const host = await openHost(kit, card.id, trouble);
  if (host === undefined) return undefined;
  const people = card.seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  const viewer = people[0] ?? null;
  const screen = new Screen(kit, host.connect(viewer, { seats: people, host: true }), viewer, people, habits);
  screen.open();
  return {
    screen,
    close: () => {
      screen.close();
      host.close();
    },
  };
}
