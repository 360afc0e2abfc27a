/** The log as sent to each viewer: built only from what the viewer may know, numbered without gaps. */
import type { Game, GameTypes, Viewer } from '@leadlight/core';
import type { Entry, Log, SenderName } from './entries.ts';
import { sightingsOf } from './witnessed.ts';

/** A listener at a table. */
export interface Recipient {
  readonly viewer: Viewer;
  /** Its name as a sender of commands, if it sends any. */
  readonly sender?: SenderName;
}

/** An entry as one viewer gets it. Its number is its place in the log, the same for every viewer. */
export interface Shown<T extends GameTypes> {
  readonly number: number;
  readonly entry: Entry<T>;
}

/** `seen` are the events of the entry as the recipient sees them. */
export type ShowTo<T extends GameTypes> = (to: Recipient, seen: readonly T['event'][]) => Shown<T>;

/** What those are shown who see the same. */
interface Showing<T extends GameTypes> {
  readonly isOwn: boolean;
  readonly seen: readonly T['event'][];
  readonly shown: Shown<T>;
}

/**
 * Shows an entry to any recipient; all who may know the same are shown the same object. Only the sender of a command
 * learns which entry answers it, and nobody learns the name of another sender.
 */
export function showing<T extends GameTypes>(number: number, { command, sender, ...entry }: Entry<T>): ShowTo<T> {
  const made: Showing<T>[] = [];
  const shownTo = (seen: readonly T['event'][], isOwn: boolean): Shown<T> => {
    const visible: Entry<T> = entry.type === 'played' && entry.events !== seen ? { ...entry, events: seen } : entry;
    return { number, entry: isOwn && command !== undefined ? { ...visible, command } : visible };
  };
  return (to, seen) => {
    const isOwn = sender !== undefined && sender === to.sender;
    const known = made.find((each) => each.isOwn === isOwn && each.seen === seen);
    if (known !== undefined) return known.shown;
    const shown = shownTo(seen, isOwn);
    made.push({ isOwn, seen, shown });
    return shown;
  };
}

/** A whole log from an entry on, as one viewer gets it. Plays the log once. */
export function showFrom<T extends GameTypes>(
  game: Game<T>,
  log: Log<T>,
  to: Recipient,
  from: number,
): readonly Shown<T>[] {
  const sightings = sightingsOf(game, log, [to.viewer]);
  return log.slice(from).map((entry, at) => showing(from + at, entry)(to, sightings.at(to.viewer, from + at)));
}
