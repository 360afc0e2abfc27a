/** The lines that players could type: legal moves, those that bring most first, and questions. */
import type { GameTypes } from '@leadlight/core';
import type { CommonTerm } from '@leadlight/messages';
import type { Moment } from '../game/understanding.ts';
import { continuing, type WholeLine } from './completing.ts';
import type { Line } from './line.ts';
import type { Speaking } from './speaking.ts';

/** More moves than these are not compared: nobody reads that far. */
const MOST_COMPARED = 300;

interface MoveLine<T extends GameTypes, Term extends string> extends WholeLine<Term> {
  readonly move: T['move'];
}

/** How many points the move brings at once. */
function gainOf<T extends GameTypes, Step extends object, Term extends string>(
  { client: { game } }: Speaking<T, Step, Term>,
  move: T['move'],
  position: T['position'],
): number {
  const after = game.copy(position);
  game.play(after, move);
  return game.standing(after, move.player) - game.standing(position, move.player);
}

/** The legal moves that go on with the line. */
export function moveLines<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  { tokens }: Line<Term>,
  moment: Moment<T, Step>,
): readonly string[] {
  const lines = moment.legal.map((move): MoveLine<T, Term | CommonTerm> => {
    const line = speaking.write(move, moment);
    return { line, move, tokens: speaking.lexicon.read(line) };
  });
  const compared = continuing(tokens, lines)
    .slice(0, MOST_COMPARED)
    .map((each) => ({ ...each, gain: gainOf(speaking, each.move, moment.position) }))
    .toSorted((one, other) => other.gain - one.gain);
  return continuing(tokens, compared).map(({ line }) => line);
}

/** The questions that go on with the line. */
export function questionLines<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  { tokens }: Line<Term>,
  moment: Moment<T, Step>,
): readonly string[] {
  if (tokens.length === 0 && moment.legal.length > 0) return [];
  const lines = speaking.questionLines(moment).map((line) => ({ line, tokens: speaking.lexicon.read(line) }));
  return continuing(tokens, lines).map(({ line }) => line);
}
