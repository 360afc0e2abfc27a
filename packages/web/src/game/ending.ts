/** The end of a game on its boards: the finished boards, and the places behind the points. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Component } from 'svelte';
import type { TextsOf } from './texts-of.ts';

/** Places on a board that gave or cost points together, by names that only the board knows. */
export interface EndMark {
  readonly at: readonly string[];
  readonly points: number;
}

/** A mark that is on the board now. */
export interface CountedMark extends EndMark {
  /** The row of the final sheet that it belongs to. */
  readonly row: string;
  /** The milliseconds until it lights up, for the row that is being counted; null for earlier rows. */
  readonly delay: number | null;
}

/** What happened, and the position after it. */
export interface Told<T extends GameTypes> {
  readonly followed: readonly T['consequence'][];
  readonly position: T['position'];
}

export interface EndBoardProps<T extends GameTypes> {
  readonly texts: TextsOf<T>;
  readonly position: T['position'];
  readonly seat: Seat;
  /** The accessible name. */
  readonly label: string;
  readonly counted: readonly CountedMark[];
  /** Whether everything is counted: the stone grows dark, and the glass shines. */
  readonly isDusk: boolean;
}

export interface EndIconProps<T extends GameTypes> {
  readonly row: string;
  readonly position: T['position'];
  readonly seat: Seat;
}

/** Boards and icons are drawings, so that a picture of them can be shared. */
export interface GameEnding<T extends GameTypes> {
  /** The shared definitions of the drawings. */
  readonly Defs: Component;
  /** Takes the `EndBoardProps` of its own game. */
  readonly Board: Component<never>;
  /** The width of a board by its height. */
  readonly aspect: number;
  /** The icon of a row of the final sheet, in games with cards. Takes the `EndIconProps` of its own game. */
  readonly Icon?: Component<never>;
  /** A seat's marks by row, each in the order of the count. */
  marksOf(log: readonly Told<T>[], seat: Seat): Readonly<Partial<Record<string, readonly EndMark[]>>>;
  /** The accessible name of a seat's board. */
  labelOf(texts: TextsOf<T>, position: T['position'], seat: Seat, name: string): string;
}
