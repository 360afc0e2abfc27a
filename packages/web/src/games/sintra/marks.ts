/** The last move of each opponent, to mark it on their boards. */
import type { Consequence } from '@leadlight/sintra';
import type { LastMove, Marks } from './board/board.ts';

type Of<Type> = Extract<Consequence, { readonly type: Type }>;

interface Happened {
  readonly followed: readonly Consequence[];
}

/** What one move changed in a palace; undefined if everything broke, or if only the glazier moved. */
function changed(followed: readonly Consequence[]): (LastMove & { readonly seat: number }) | undefined {
  const kept = followed.find((happened): happened is Of<'kept'> => happened.type === 'kept');
  if (kept !== undefined) return { seat: kept.seat, slot: kept.slot, spaces: [], frame: kept.frame };
  const placed = followed.filter((happened): happened is Of<'placed'> => happened.type === 'placed');
  const [first] = placed;
  if (first === undefined) return undefined;
  return { seat: first.seat, slot: first.slot, spaces: placed.flatMap(({ spaces }) => spaces), frame: null };
}

/** A later move of the same player replaces the earlier one. */
export function marksOf(log: readonly Happened[]): Marks {
  const marks = new Map<number, LastMove>();
  for (const { followed } of log) {
    const move = changed(followed);
    if (move !== undefined) marks.set(move.seat, move);
  }
  return marks;
}
