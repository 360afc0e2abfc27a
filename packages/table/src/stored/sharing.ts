/** Entries from a store repeat each other. Equal parts share their memory, as they do at a table that was played here. */
import type { GameTypes } from '@leadlight/core';
import type { Entry, Log, SenderName } from '../log/entries.ts';
import type { Clock } from '../log/terms.ts';

type Clocks = readonly Clock[];

/** The same log, in less memory. */
export function sharing<T extends GameTypes>([opened, ...others]: Log<T>): Log<T> {
  const names = new Map<SenderName, SenderName>();
  let before: Clocks = [];
  const entries = others.map((entry) => {
    const named = withName(entry, names);
    const timed = withClocks(named, before);
    before = clocksIn(timed) ?? before;
    return timed;
  });
  return [opened, ...entries];
}

function withName<T extends GameTypes>(entry: Entry<T>, names: Map<SenderName, SenderName>): Entry<T> {
  if (entry.sender === undefined) return entry;
  const sender = names.get(entry.sender) ?? entry.sender;
  names.set(sender, sender);
  return { ...entry, sender };
}

const clocksIn = <T extends GameTypes>(entry: Entry<T>): Clocks | undefined =>
  entry.type === 'played' || entry.type === 'stood-in' ? entry.clocks : undefined;

/** Most moves change two clocks: that of the player, and that of the next one. */
function withClocks<T extends GameTypes>(entry: Entry<T>, before: Clocks): Entry<T> {
  if (entry.type !== 'played' && entry.type !== 'stood-in') return entry;
  const clocks = entry.clocks?.map((clock, seat) => known(clock, before[seat]));
  return clocks === undefined ? entry : { ...entry, clocks };
}

const known = (clock: Clock, before: Clock | undefined): Clock =>
  before !== undefined && before.left === clock.left && before.since === clock.since ? before : clock;
