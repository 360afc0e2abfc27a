/** The state of a table: the fold of its entries. */
import type { Game, GameTypes, Seat } from '@leadlight/core';
import { withAnswered, type Answered } from './answered.ts';
import type { Effect } from './commands.ts';
import type { Entry, Occupant, Opened } from './entries.ts';

export interface TableState<T extends GameTypes> {
  readonly opened: Opened<T>;
  /** The number of entries folded. */
  readonly count: number;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** The occupant of each seat; null while it is free. */
  readonly seats: readonly (Occupant | null)[];
  /** The level of the bot that plays for an absent person; null at all other seats. */
  readonly standIns: readonly (string | null)[];
  readonly salts: readonly string[];
  /** The full position: never sent as it is, never changed in place. */
  readonly position: T['position'];
  /** The game's events so far. */
  readonly events: readonly T['event'][];
  /** The latest commands that the table has answered. */
  readonly answered: Answered;
}

const nobody = (players: number): null[] => Array.from({ length: players }, () => null);

export const isPlaying = <T extends GameTypes>(state: TableState<T>): boolean => state.phase === 'playing';

/** The state after the first entry of a log. */
export const openState = <T extends GameTypes>(game: Game<T>, opened: Opened<T>): TableState<T> => ({
  opened,
  count: 1,
  phase: 'gathering',
  seats: nobody(opened.players),
  standIns: nobody(opened.players),
  salts: [],
  position: game.start(opened.options, opened.players),
  events: [],
  answered: new Map(),
});

/** The state after one more entry, which is trusted: it was checked before it was written. */
export function fold<T extends GameTypes>(game: Game<T>, state: TableState<T>, entry: Entry<T>): TableState<T> {
  const answered = answeredAfter(state.answered, entry);
  return { ...state, ...changes(game, state, entry), answered, count: state.count + 1 };
}

/** A command without a sender is from an earlier version, whose clients are gone: nobody can repeat it. */
const answeredAfter = <T extends GameTypes>(answered: Answered, { command, sender }: Entry<T>): Answered =>
  command === undefined || sender === undefined ? answered : withAnswered(answered, sender, command);

function changes<T extends GameTypes>(game: Game<T>, state: TableState<T>, entry: Entry<T>): Partial<TableState<T>> {
  switch (entry.type) {
    case 'opened':
      return openState(game, entry);
    case 'seated':
      return { seats: state.seats.with(entry.seat, entry.who) };
    case 'left':
      return { seats: state.seats.with(entry.seat, null) };
    case 'started':
      return { phase: 'playing', salts: entry.salts };
    case 'played':
      return { position: after(game, state.position, entry.events), events: [...state.events, ...entry.events] };
    case 'stood-in':
      return { standIns: state.standIns.with(entry.seat, entry.level) };
    case 'closed':
      return { phase: 'over' };
  }
}

function after<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  events: readonly T['event'][],
): T['position'] {
  const next = game.copy(position);
  for (const event of events) game.play(next, event);
  return next;
}

/** The fold of a whole log. Its first entry opens the table. */
export function foldAll<T extends GameTypes>(
  game: Game<T>,
  [opened, ...others]: readonly [Opened<T>, ...Entry<T>[]],
): TableState<T> {
  return others.reduce((state, entry) => fold(game, state, entry), openState(game, opened));
}

/** The level of the bot that decides for a seat; null where a person does. */
export function botAt<T extends GameTypes>(state: TableState<T>, seat: Seat): string | null {
  const who = state.seats[seat];
  return who?.kind === 'bot' ? who.level : state.standIns[seat];
}

/** The host's tasks in this state, the same after a command and after a restart. */
export function dueEffects<T extends GameTypes>(game: Game<T>, state: TableState<T>): readonly Effect[] {
  const due = game.toAct(state.position);
  if (!isPlaying(state) || due.kind !== 'decide') return [];
  return due.seats.flatMap((seat) => {
    const level = botAt(state, seat);
    return level === null ? [] : [{ type: 'think', seat, level } as const];
  });
}
