import type { Seat } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import { padStart, widthOf, wrap } from './layout.ts';
import type { Paint, Style } from './paint.ts';

/** What a board is drawn from. */
export interface Picture<View> {
  /** What all may see, or the one viewer. */
  readonly view: View;
  /** What a seat's own side of the table is drawn from: the same, or what that seat itself sees. */
  readonly own: (seat: Seat) => View;
  readonly names: readonly string[];
  /** Who must decide now. */
  readonly toMove: readonly Seat[];
  readonly texts: AllTexts;
  readonly paint: Paint;
  readonly colours: boolean;
  readonly columns: number;
}

export type Draw<View> = (picture: Picture<View>) => readonly string[];

/** A pane or a die, as wide as it must be to be told apart from its neighbours. */
export interface Chip {
  readonly style: Style;
  readonly text: string;
}

type Inks = Pick<Picture<unknown>, 'paint' | 'colours'>;

/** Chips in a row; `none` when there are none. */
export function row(chips: readonly Chip[], none: string, { paint, colours }: Inks): string {
  if (chips.length === 0) return paint('faint', none);
  return chips.map(({ style, text }) => paint(style, colours ? ` ${text} ` : text)).join(colours ? '' : ' ');
}

/** A caption, then items on as many lines as they need, all starting in the same column. */
export function captioned(
  caption: string,
  items: readonly string[],
  captionWidth: number,
  { paint, columns }: Pick<Picture<unknown>, 'paint' | 'columns'>,
): readonly string[] {
  const indent = captionWidth + 2;
  return wrap(items, columns - indent, '  ').map((line, i) =>
    i === 0
      ? `${paint('strong', caption)}${padStart('', indent - widthOf(caption))}${line}`
      : padStart('', indent) + line,
  );
}

/** Numbers below 0 with a real minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** A seat's title: an arrow when it is to move. */
export const titleOf = ({ names, toMove }: Picture<unknown>, seat: Seat): string =>
  `${toMove.includes(seat) ? '▶ ' : ''}${names[seat]}`;
