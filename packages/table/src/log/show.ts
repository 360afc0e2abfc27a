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
export function show<T extends GameTypes>(
  number: number,
  entry: Entry<T>,
  seen: readonly T['event'][],
  to: Recipient,
): Shown<T> {
  return { number, entry: named(entry.type === 'played' ? { ...entry, events: seen } : entry, to) };
}

/** Only the sender of a command learns which entry answers it; nobody learns the name of another sender. */
function named<T extends GameTypes>({ command, sender, ...entry }: Entry<T>, to: Recipient): Entry<T> {
  const isOwn = command !== undefined && sender !== undefined && sender === to.sender;
  return isOwn ? { ...entry, command } : entry;
}

/** A whole log from an entry on, as one viewer gets it. Plays the log once. */
export function showFrom<T extends GameTypes>(
  game: Game<T>,
  log: Log<T>,
  to: Recipient,
  from: number,
): readonly Shown<T>[] {
  const sightings = sightingsOf(game, log, [to.viewer]);
  return log.slice(from).map((entry, at) => show(from + at, entry, sightings.at(to.viewer, from + at), to));
}
