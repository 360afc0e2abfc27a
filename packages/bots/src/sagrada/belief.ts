/**
 * Guesses at the others' private objectives. A player drafts high dice of its private colour: in games among these bots
 * that colour has about twice the pips of any other. Each further pip makes a colour likelier by the same factor.
 */
import type { Random, Seat } from '@leadlight/core';
import { COLOURS, colourIndex, countCells, VALUES, type Colour, type Position, type Window } from '@leadlight/sagrada';

const PER_PIP = 0.22;

/** The pips of each colour in a window. */
const pipsOf = ({ sets }: Window): readonly number[] =>
  COLOURS.map((_, colour) =>
    VALUES.reduce((sum, value) => sum + value * countCells(sets[colour] & sets[COLOURS.length + value - 1]), 0),
  );

/** How likely each colour is to be the seat's private objective, judged by its window; the chances add up to 1. */
export function beliefAbout(position: Position, seat: Seat): readonly number[] {
  const known = new Set(position.privates.flatMap((own) => own ?? []));
  const likes = pipsOf(position.windows[seat]).map((pips, colour) =>
    known.has(COLOURS[colour]) ? 0 : Math.exp(PER_PIP * pips),
  );
  const sum = likes.reduce((total, like) => total + like, 0);
  return likes.map((like) => like / sum);
}

/** Draws private objectives for all seats whose own is unknown: no two seats have the same (G-03). */
export function believe(seen: Position, random: Random): readonly (readonly Colour[] | null)[] {
  const taken = new Set(seen.privates.flatMap((own) => own ?? []));
  return seen.privates.map((own, seat) => {
    if (own !== null) return own;
    const colour = drawn(beliefAbout(seen, seat), taken, random);
    taken.add(colour);
    return [colour];
  });
}

function drawn(likes: readonly number[], taken: ReadonlySet<Colour>, random: Random): Colour {
  const left = COLOURS.filter((colour) => !taken.has(colour));
  const likeOf = (colour: Colour): number => likes[colourIndex(colour)];
  let rest = (random.below(1e6) / 1e6) * left.reduce((sum, colour) => sum + likeOf(colour), 0);
  return left.find((colour) => (rest -= likeOf(colour)) < 0) ?? left[left.length - 1];
}
