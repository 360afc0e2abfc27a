/** The parts of sentences that do not depend on a language. */
import type { Ranking, Seat } from '@leadlight/core';
import type { Colour, Die, Value } from '@leadlight/sagrada';
import type { Space, SpaceView } from '@leadlight/sintra';
import type { Context } from './catalogue.ts';

/** Whether the sentence addresses the player it is about. */
export const isYou = ({ you }: Context, seat: Seat): boolean => seat === you;

/** How often each item occurs, in the order of first occurrence. */
export function tally<Item>(items: readonly Item[]): readonly (readonly [item: Item, count: number])[] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

/** The panes that a strip still needs, by space. */
export const needsIn = (spaces: readonly SpaceView[]): readonly (readonly [space: Space, count: number])[] =>
  tally(spaces.flatMap(({ takes, pane }) => (pane === null ? [takes] : [])));

/** One line of a final ranking; tied players have the same number. */
export interface Placing {
  readonly place: number;
  readonly name: string;
  readonly score: number;
}

/** The outcome of a game. */
export interface Standings {
  readonly ranking: Ranking;
  readonly scores: readonly number[];
}

/** The winners, “you” first. */
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

/** A die's letter and digit, as keys into each language's words. */
export const colourOf = (die: Die): Colour => die.slice(0, 1) as Colour;
export const valueOf = (die: Die): Value => Number(die.slice(1)) as Value;
