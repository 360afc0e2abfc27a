/** The places of a palace behind each row of the final sheet, from everything that happened in the game. */
import type { Seat } from '@leadlight/core';
import { sintra, SLOTS, type Consequence, type SeatView, type Sintra } from '@leadlight/sintra';
import { entryAt } from '../../../game/entry-at.ts';
import type { EndMark, GameEnding } from '../../../game/ending.ts';
import { isComplete } from '../board/board.ts';

type Kind<Type> = Extract<Consequence, { readonly type: Type }>;

const isOf =
  <Type extends Consequence['type']>(type: Type, seat: Seat) =>
  (happened: Consequence): happened is Kind<Type> =>
    happened.type === type && 'seat' in happened && happened.seat === seat;

/** The points that each window has scored in the whole game. */
function windowMarks(told: readonly Consequence[], seat: Seat): readonly EndMark[] {
  const scored = told.filter(isOf('window-scored', seat));
  return Array.from({ length: SLOTS }, (_, slot) => ({
    at: [`window:${slot}`],
    points: scored.filter((each) => each.slot === slot).reduce((sum, { points }) => sum + points, 0),
  })).filter(({ points }) => points > 0);
}

/** Side A scores its ornaments, side B its complete windows together. */
function palaceMarks(told: readonly Consequence[], seat: Seat, { windows }: SeatView): readonly EndMark[] {
  const complete = windows.flatMap((window, slot) => (isComplete(window) ? [`window:${slot}`] : []));
  return [
    ...told
      .filter(isOf('ornament-scored', seat))
      .map(({ ornament, points }) => ({ at: [`ornament:${ornament}`], points })),
    ...told.filter(isOf('palace-scored', seat)).map(({ points }) => ({ at: complete, points })),
  ].filter(({ points }) => points > 0);
}

const leftoverMarks = (told: readonly Consequence[], seat: Seat, { strips }: SeatView): readonly EndMark[] =>
  told
    .filter(isOf('leftover-scored', seat))
    .filter(({ points }) => points > 0)
    .map(({ points }) => ({
      at: strips.flatMap((strip, slot) => (strip?.spaces.some(({ pane }) => pane !== null) ? [`strip:${slot}`] : [])),
      points,
    }));

export const sintraMarks: GameEnding<Sintra>['marksOf'] = (log, seat) => {
  const told = log.flatMap(({ followed }) => followed);
  const view = entryAt(sintra.view(entryAt(log, log.length - 1).position, null).seats, seat);
  const { lost } = view.glass;
  return {
    windows: windowMarks(told, seat),
    leftover: leftoverMarks(told, seat, view),
    glass: lost === 0 ? [] : [{ at: ['glass'], points: 0 - lost }],
    palace: palaceMarks(told, seat, view),
  };
};
