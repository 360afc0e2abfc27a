/** The people behind the seats of an online table. Only its host knows them: viewers are never sent senders. */
import type { GameTypes, Viewer } from '@leadlight/core';
import type { Sender } from '../commands/commands.ts';
import type { Entry, Log, SenderName } from '../log/entries.ts';
import type { TableState } from '../log/state.ts';

interface People {
  /** The sender behind each person; null at free seats and at those of bots. */
  readonly owners: readonly (SenderName | null)[];
  /** Everyone who is seated, in the order of their arrival. */
  readonly arrived: readonly SenderName[];
  /** Those whose seat was freed by somebody else. They may not sit down again. */
  readonly removed: readonly SenderName[];
}

const nobodyAt = (players: number): People => ({
  owners: Array.from({ length: players }, () => null),
  arrived: [],
  removed: [],
});

/** The people of tables by their seats: a table whose seats are the same as before has the same people. */
const KNOWN = new WeakMap<TableState<GameTypes>['seats'], People>();

export function peopleAt<T extends GameTypes>({ seats, log }: Pick<TableState<T>, 'seats' | 'log'>): People {
  const people = KNOWN.get(seats) ?? peopleIn(log);
  KNOWN.set(seats, people);
  return people;
}

/** Seats change hands only before the game, so only the first entries count. */
function peopleIn<T extends GameTypes>(log: Log<T>): People {
  let people = nobodyAt(log[0].players);
  for (const entry of log) {
    if (entry.type === 'started') break;
    people = after(people, entry);
  }
  return people;
}

/** Why a person may not sit down; null if nothing is against it. */
export function objection({ owners, removed }: People, name: SenderName): 'removed' | 'seated' | null {
  if (removed.includes(name)) return 'removed';
  return owners.includes(name) ? 'seated' : null;
}

/** Whether nobody sat down who may not. */
export function areSeatedFairly<T extends GameTypes>({ log }: TableState<T>): boolean {
  let people = nobodyAt(log[0].players);
  for (const entry of log) {
    const name = entry.type === 'seated' && entry.who.kind === 'person' ? entry.sender : undefined;
    if (name !== undefined && objection(people, name) !== null) return false;
    people = after(people, entry);
  }
  return true;
}

function after<T extends GameTypes>(people: People, entry: Entry<T>): People {
  const { owners } = people;
  switch (entry.type) {
    case 'seated':
      return entry.who.kind === 'person' && entry.sender !== undefined
        ? { ...people, owners: owners.with(entry.seat, entry.sender), arrived: people.arrived.concat(entry.sender) }
        : people;
    case 'left':
      return freed(people, entry.seat, entry.sender);
    case 'gathered':
      return { ...people, owners: entry.seats.map((seat) => owners[seat] ?? null) };
    default:
      return people;
  }
}

function freed(people: People, seat: number, by: SenderName | undefined): People {
  const owner = people.owners[seat] ?? null;
  if (owner === null) return people;
  return {
    owners: people.owners.with(seat, null),
    arrived: people.arrived.filter((name) => name !== owner),
    removed: owner === by ? people.removed : people.removed.concat(owner),
  };
}

/** The sender behind each person; null at all other seats. */
export const ownersOf = <T extends GameTypes>(state: TableState<T>): People['owners'] => peopleAt(state).owners;

/** The person who arranges the table: of those seated, the one who came first. Null while nobody is. */
export const hostOf = <T extends GameTypes>(state: TableState<T>): SenderName | null =>
  peopleAt(state).arrived[0] ?? null;

/** A person as a sender of commands: acts for the own seat, of which nobody has two, and as the host arranges the table before the game. */
export function senderAt<T extends GameTypes>(state: TableState<T>, name: SenderName): Sender {
  const { owners, arrived } = peopleAt(state);
  const seat = owners.indexOf(name);
  return { name, seats: seat === -1 ? [] : [seat], host: state.phase === 'gathering' && arrived[0] === name };
}

/** A person as a viewer: sees the table from the own seat, or as a spectator. */
export function viewerAt<T extends GameTypes>(state: TableState<T>, name: SenderName): Viewer {
  const seat = ownersOf(state).indexOf(name);
  return seat === -1 ? null : seat;
}

/** A person as known from a session. What the person may do at a table is up to the table. */
export const personCalled = (name: SenderName): Sender => ({ name, seats: [], host: false });
