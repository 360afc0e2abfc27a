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
export const show = <T extends GameTypes>(
  number: number,
  entry: Entry<T>,
  seen: readonly T['event'][],
  to: Recipient,
): Shown<T> => shown(number, entry, seen, isOwn(entry, to));

function shown<T extends GameTypes>(
  number: number,
  entry: Entry<T>,
  seen: readonly T['event'][],
  own: boolean,
): Shown<T> {
  return {
    number,
    entry: named(entry.type === 'played' && entry.events !== seen ? { ...entry, events: seen } : entry, own),
  };
}

/** Only the sender of a command learns which entry answers it. */
const isOwn = <T extends GameTypes>({ command, sender }: Entry<T>, to: Recipient): boolean =>
  command !== undefined && sender !== undefined && sender === to.sender;

/** Nobody learns the name of another sender. */
function named<T extends GameTypes>({ command, sender: _, ...entry }: Entry<T>, own: boolean): Entry<T> {
  return own && command !== undefined ? { ...entry, command } : entry;
}

/** One entry for several recipients: all who may know the same are shown the same object. */
export class Showing<T extends GameTypes> {
  readonly number: number;
  private readonly entry: Entry<T>;
  private readonly known: { readonly seen: readonly T['event'][]; readonly own: boolean; readonly shown: Shown<T> }[] =
    [];

  constructor(number: number, entry: Entry<T>) {
    this.number = number;
    this.entry = entry;
  }

  to(recipient: Recipient, seen: readonly T['event'][]): Shown<T> {
    const own = isOwn(this.entry, recipient);
    const known = this.known.find((each) => each.own === own && each.seen === seen);
    if (known !== undefined) return known.shown;
    const made = shown(this.number, this.entry, seen, own);
    this.known.push({ seen, own, shown: made });
    return made;
  }
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
