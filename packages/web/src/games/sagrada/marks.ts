/** The spaces where an event put dice. */
import type { Consequence } from '@leadlight/sagrada';
import type { Mark } from '../../game/marks.ts';

export const sagradaMarks = (followed: readonly Consequence[]): readonly Mark[] =>
  followed.flatMap((happened): Mark[] => {
    if (happened.type === 'placed') return [{ place: `cell:${happened.seat}:${happened.cell}`, seat: happened.seat }];
    return happened.type === 'moved' ? [{ place: `cell:${happened.seat}:${happened.to}`, seat: happened.seat }] : [];
  });
