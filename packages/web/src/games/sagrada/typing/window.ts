/** The spaces of a window, as questions are about them. */
import type { Held } from '@leadlight/messages';
import {
  COLOURS,
  COLUMNS,
  ROWS,
  type Cell,
  type Line as WindowLine,
  type Printed,
  type SeatView,
} from '@leadlight/sagrada';
import { CELLS, printedOn } from '../board/board.ts';
import { Taking } from './taking.ts';
import type { Thing } from './things.ts';

/** Colours first, then values, then blank spaces. */
export function emptyIn({ pattern, dice }: SeatView): readonly Printed[] {
  const printed = pattern === null ? [] : printedOn(pattern);
  const order = (mark: Printed): number =>
    mark === null ? Infinity : typeof mark === 'number' ? COLOURS.length + mark : COLOURS.indexOf(mark);
  return printed
    .filter((_, at) => (dice[at] ?? null) === null)
    .toSorted((one, other) => (one === other ? 0 : order(one) - order(other)));
}

/** “row b”, “column 3”; a lone number is a row. */
export function lineIn(things: readonly Thing[]): WindowLine | undefined {
  const [named] = things.flatMap((thing) => (thing.kind === 'line' ? [thing] : []));
  if (named !== undefined) {
    return named.line === 'row'
      ? ROWS.find((row) => row === named.name)
      : COLUMNS.find((column) => column === Number(named.name));
  }
  const number = new Taking(things).number();
  return number === undefined ? undefined : ROWS[number - 1];
}

const isOn = (line: WindowLine, cell: Cell): boolean =>
  typeof line === 'number' ? cell.endsWith(String(line)) : cell.startsWith(line);

export function heldIn({ pattern, dice }: SeatView, line: WindowLine): readonly Held[] {
  const printed = pattern === null ? [] : printedOn(pattern);
  return CELLS.flatMap((cell, at): Held[] => {
    const die = dice[at] ?? null;
    if (!isOn(line, cell)) return [];
    return [die === null ? { printed: printed[at] ?? null } : { die }];
  });
}

export const filledIn = (held: readonly Held[]): number => held.filter((space) => 'die' in space).length;
