/** Tables for tests: started, played with random moves, and stored as a host stores them. */
import { commitmentOf, fairLuck, FastRandom, seedFromText, type Game, type GameTypes } from '@leadlight/core';
import {
  cardOf,
  dealTable,
  decide,
  personHere,
  type Entry,
  type Occupant,
  type Opened,
  readTable,
  type RawTable,
  type ReadTable,
  type StoredTable,
} from '@leadlight/table';
import { anyOf } from '../../core/test/present.ts';

/** The levels of the bots at these tables. */
export const LEVELS = ['random', 'apprentice', 'greedy', 'journeyman'];

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
  { game }: { readonly game: Game<T> },
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
  const dealt = dealTable(game, { opened, seats, salts, now: 1000, luck });
  const entries: [Opened<T>, ...Entry<T>[]] = [...dealt.entries];
  let { state } = dealt;
  for (let i = 0; i < moves; i++) {
    const due = game.toAct(state.position);
    if (due.kind !== 'decide') break;
    const [seat] = due.seats;
    const legal = game.legal(state.position, seat);
    const move = anyOf(legal, random);
    const command = { id: `${i}`, type: 'play', seat, seen: game.played(state.position), moves: [move] } as const;
    const circumstances = { now: 1001 + i, seed, luck, levels: LEVELS };
    const decided = decide(game, state, { command, sender: personHere(seat), circumstances });
    if (!decided.ok) throw new Error(JSON.stringify(decided.problems));
    entries.push(...decided.value.entries);
    ({ state } = decided.value);
  }
  const stored: StoredTable<T> = { card: cardOf(game, id, state, entries.at(-1)?.at ?? 0), seed, entries };
  const read = readTable(game, rawOf(stored), LEVELS);
  if (read === undefined) throw new Error('the table cannot be read');
  return read;
}

/** The table as it comes from a store or a file: untrusted plain data. */
export const rawOf = ({ card, seed, entries }: StoredTable): RawTable =>
  JSON.parse(JSON.stringify({ id: card.id, card, seed, entries })) as RawTable;
