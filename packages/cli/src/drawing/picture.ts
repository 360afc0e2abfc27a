import type { Seat } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import { padStart, widthOf, wrap } from './layout.ts';
import type { Paint, Style } from './paint.ts';

/** Everything that a board is drawn from. */
export interface Picture<View> {
  /** The public view, or that of one viewer. */
  readonly view: View;
  /** The view for a seat's own side of the table: the same view, or that seat's own. */
  readonly own: (seat: Seat) => View;
  readonly names: readonly string[];
  /** The seats that must decide now. */
  readonly toMove: readonly Seat[];
  readonly texts: AllTexts;
  readonly paint: Paint;
  readonly colours: boolean;
  readonly columns: number;
}

export type Draw<View> = (picture: Picture<View>) => readonly string[];

/** A pane or a die, just wide enough to stand apart from its neighbours. */
export interface Chip {
  readonly style: Style;
  readonly text: string;
}

type Inks = Pick<Picture<unknown>, 'paint' | 'colours'>;

/** Chips in a row, or `none` if there are none. */
export function row(chips: readonly Chip[], none: string, { paint, colours }: Inks): string {
  if (chips.length === 0) return paint('faint', none);
  return chips.map(({ style, text }) => paint(style, colours ? ` ${text} ` : text)).join(colours ? '' : ' ');
}

/** A caption, then items over as many lines as they need, aligned in one column. */
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

/** Negative numbers get a real minus sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** A seat's title, with an arrow if it is that seat's turn. */
export const titleOf = ({ names, toMove }: Picture<unknown>, seat: Seat): string =>
  `${toMove.includes(seat) ? '▶ ' : ''}${names[seat]}`;
