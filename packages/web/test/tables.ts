/** Tables for tests: started, played with random moves, and stored as the client stores them. */
import { LEVELS } from '@leadlight/bots';
import { commitmentOf, fairLuck, FastRandom, seedFromText, type GameTypes } from '@leadlight/core';
import { dealLog, decide, fold, foldAll, personHere, type Entry, type Occupant, type Opened } from '@leadlight/table';
import { cardOf } from '../src/keep/cards.ts';
import type { Edition } from '../src/keep/edition.ts';
import type { ReadTable } from '../src/keep/reading.ts';
import type { RawTable } from '../src/store/tables.ts';

export const ADA: Occupant = { kind: 'person', name: 'Ada', colour: 'blue' };
export const BOB: Occupant = { kind: 'person', name: 'Bob', colour: 'red' };
export const BOT: Occupant = { kind: 'bot', level: 'journeyman' };

interface Played {
  readonly id: string;
  readonly seats: readonly Occupant[];
  /** The number of decisions; Infinity for a whole game. */
  readonly moves: number;
  readonly options?: object;
}

/** A table after some random moves. Its id is also its seed. */
export function playedTable<T extends GameTypes>(
  { game }: Edition<T>,
  { id, seats, moves, options: wanted = {} }: Played,
): ReadTable<T> {
  const seed = seedFromText(id);
  const salts = seats.map(() => '');
  const options = game.parseOptions(wanted, seats.length);
  if (!options.ok) throw new Error('no options');
  const opened = {
    game: game.id,
    rules: game.rules,
    options: options.value,
    players: seats.length,
    commitment: commitmentOf(seed),
  };
  const luck = fairLuck(game.id, seed, salts);
  const random = new FastRandom(id);
  const entries: [Opened<T>, ...Entry<T>[]] = [...dealLog(game, { opened, seats, salts, now: 1000, luck })];
  let state = foldAll(game, entries);
  for (let i = 0; i < moves; i++) {
    const due = game.toAct(state.position);
    if (due.kind !== 'decide') break;
    const [seat] = due.seats;
    const legal = game.legal(state.position, seat);
    const move = legal[random.below(legal.length)];
    const command = { id: `${i}`, type: 'play', seat, seen: game.played(state.position), moves: [move] } as const;
    const circumstances = { now: 1001 + i, seed, luck, levels: LEVELS };
    const decided = decide(game, state, { command, sender: personHere(seat), circumstances });
    if (!decided.ok) throw new Error(JSON.stringify(decided.problems));
    entries.push(...decided.value.entries);
    state = decided.value.entries.reduce((before, entry) => fold(game, before, entry), state);
  }
  return { card: cardOf(game, id, state, entries.at(-1)?.at ?? 0), seed, entries };
}

/** The table as it comes from a store or a file: untrusted plain data. */
export const rawOf = (table: ReadTable<GameTypes>): RawTable =>
  JSON.parse(JSON.stringify({ id: table.card.id, ...table })) as RawTable;
