/** The state of a table: the fold of its entries. */
import type { Game, GameTypes, Seat } from '@leadlight/core';
import type { Entry, Log, Occupant, Opened } from './entries.ts';
import { optionsAmong } from './starter.ts';

export interface TableState<T extends GameTypes> {
  /** How the table was opened, with the number of players and the starting seat that the game has by now. */
  readonly opened: Opened<T>;
  /** The entries so far, as far as their viewer may know them: the whole log for the host. */
  readonly log: Log<T>;
  /** Only online, people seal their salts and then open them, before the game begins. */
  readonly phase: 'gathering' | 'sealing' | 'opening' | 'playing' | 'over';
  /** The occupant of each seat; null while it is free. */
  readonly seats: readonly (Occupant | null)[];
  /** The level of the bot that plays for an absent person; null at all other seats. */
  readonly standIns: readonly (string | null)[];
  readonly salts: readonly string[];
  /** The position, full or as the viewer knows it: never sent as it is, never changed in place. */
  readonly position: T['position'];
  /** The game's events so far. */
  readonly events: readonly T['event'][];
}

const nobody = (players: number): null[] => Array.from({ length: players }, () => null);

export const isPlaying = <T extends GameTypes>(state: TableState<T>): boolean => state.phase === 'playing';

/** The state after the first entry of a log. */
export const openState = <T extends GameTypes>(game: Game<T>, opened: Opened<T>): TableState<T> => ({
  opened,
  log: [opened],
  phase: 'gathering',
  seats: nobody(opened.players),
  standIns: nobody(opened.players),
  salts: [],
  position: game.start(opened.options, opened.players),
  events: [],
});

/** The state after one more entry, whose events have already been played: they lead to `position`. */
export function advance<T extends GameTypes>(
  state: TableState<T>,
  entry: Entry<T>,
  position: T['position'],
): TableState<T> {
  // Its type forgets that the first entry opens the table.
  const log = state.log.concat(entry) as readonly Entry<T>[] as Log<T>;
  return { ...state, ...changes(state, entry), position, log };
}

/** The position after an entry without events: a new one once it is certain how many people play. */
export const unplayed = <T extends GameTypes>(game: Game<T>, state: TableState<T>, entry: Entry<T>): T['position'] =>
  entry.type === 'gathered'
    ? game.start(optionsAmong(state.opened.options, entry.seats), entry.seats.length)
    : state.position;

function changes<T extends GameTypes>(state: TableState<T>, entry: Entry<T>): Partial<TableState<T>> {
  switch (entry.type) {
    // Only the first entry of a log opens the table.
    case 'opened':
    // Until the game begins, only the log has the salts.
    case 'sealed':
    case 'opened-salt':
      return {};
    case 'seated':
      return { seats: state.seats.with(entry.seat, entry.who) };
    case 'left':
      return { seats: state.seats.with(entry.seat, null) };
    case 'gathered':
      return gathered(state, entry.seats);
    case 'seals-closed':
      return { phase: 'opening' };
    case 'started':
      return { phase: 'playing', salts: entry.salts };
    case 'played':
      return { events: state.events.concat(entry.events) };
    case 'stood-in':
      return { standIns: state.standIns.with(entry.seat, entry.level) };
    case 'closed':
      return { phase: 'over' };
  }
}

const gathered = <T extends GameTypes>(state: TableState<T>, taken: readonly Seat[]): Partial<TableState<T>> => ({
  phase: 'sealing',
  opened: { ...state.opened, players: taken.length, options: optionsAmong(state.opened.options, taken) },
  seats: taken.map((seat) => state.seats[seat] ?? null),
  standIns: nobody(taken.length),
});

/** The level of the bot that decides for a seat; null where a person does. */
export function botAt<T extends GameTypes>(state: TableState<T>, seat: Seat): string | null {
  const who = state.seats[seat];
  return who?.kind === 'bot' ? who.level : (state.standIns[seat] ?? null);
}
