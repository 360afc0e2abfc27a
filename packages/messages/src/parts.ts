/** What sentences are made from, before a language is involved. */
import type { Ranking, Seat } from '@leadlight/core';
import type { Colour, Die, Value } from '@leadlight/sagrada';
import type { Context } from './catalogue.ts';

/** Whether a sentence speaks to the one whom it is about. */
export const isYou = ({ you }: Context, seat: Seat): boolean => seat === you;

/** How often each item occurs, in the order in which they first do. */
export function tally<Item>(items: readonly Item[]): readonly (readonly [item: Item, count: number])[] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

/** One line of a final ranking; who ties for a place has the same number. */
export interface Placing {
  readonly place: number;
  readonly name: string;
  readonly score: number;
}

/** How a game ended. */
export interface Standings {
  readonly ranking: Ranking;
  readonly scores: readonly number[];
}

/** Those who won; “you” come first. */
export const winners = ([won = []]: Ranking, you: Seat | undefined): readonly Seat[] =>
  won.toSorted((one, other) => Number(other === you) - Number(one === you));

export function placings({ ranking, scores }: Standings, { name }: Context): readonly Placing[] {
  let place = 1;
  return ranking.flatMap((seats) => {
    const shared = seats.map((seat) => ({ place, name: name(seat), score: scores[seat] ?? 0 }));
    place += seats.length;
    return shared;
  });
}

/** A die's letter and digit, as the keys that languages have words for. */
export const colourOf = (die: Die): Colour => die.slice(0, 1) as Colour;
export const valueOf = (die: Die): Value => Number(die.slice(1)) as Value;
